// Renders every sound ahead of time and measures it: the loudest sample, how loud it is on the whole, when the last of it is heard, and how bright
// it is: how often it swings in a second.
async () => {
  const RATE = 44_100;
  const SECONDS = 3;
  const measured = {};
  for (const [name, recipe] of Object.entries(window.recipes.RECIPES)) {
    for (const amount of [1, 8]) {
      const audio = new OfflineAudioContext(1, SECONDS * RATE, RATE);
      window.recipes.perform(audio, recipe(amount));
      const samples = (await audio.startRendering()).getChannelData(0);
      let [peak, last, energy] = [0, 0, 0];
      samples.forEach((sample, place) => {
        peak = Math.max(peak, Math.abs(sample));
        energy += sample * sample;
        if (Math.abs(sample) > 0.003) last = place;
      });
      // zero crossings of what is heard stand for the pitch; of noise, for how bright it is
      let crossings = 0;
      for (let place = 1; place <= last; place += 1) crossings += samples[place - 1] < 0 !== samples[place] < 0 ? 1 : 0;
      const length = last / RATE;
      measured[`${name} ${amount}`] = { peak, loud: Math.sqrt(energy / Math.max(1, last)), length, bright: crossings / 2 / length, planned: window.recipes.lengthOf(recipe(amount)) };
    }
  }
  return measured;
};
