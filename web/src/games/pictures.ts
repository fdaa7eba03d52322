// The games as the landing page shows them.
export interface Picture {
  name: string;
  code: string;
  faces: string[]; // on the dice of its picture
}

export const PICTURES: Picture[] = [
  { name: "kings_gold", code: "kg", faces: ["coin-3", "cannon", "skull"] },
  { name: "piraten_kapern", code: "pk", faces: ["sword", "parrot", "diamond"] },
  { name: "oh_my_gold", code: "omg", faces: ["key", "coin", "diamond"] },
];
