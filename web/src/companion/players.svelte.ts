// The players at a real table, their order, and who begins. The last names are stored.

import { pirateName } from "../seating/names";
import type { TableClient } from "../table/live.svelte";
import { stored } from "../table/stored";
import type { SeatInfo } from "../wire/types";

export interface Player {
  id: number;
  name: string; // of a bot it is the server's
  kind: string; // `person`, or `bot:LEVEL`
}

type Remembered = Pick<Player, "name" | "kind">;

const PERSON = "person";
const BOT = "bot:greedy";
const BY_RULES = -1;
const last = stored<Remembered[]>("companion/players", []);
const alike = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase();

export class CompanionPlayers {
  list = $state.raw<Player[]>([]);
  first = $state(BY_RULES); // who begins, by id; else the rules of the game say
  #ids = 0;

  constructor(
    private readonly least: number,
    private readonly most: number,
    seats: SeatInfo[],
  ) {
    const there = seats.filter((seat) => seat.kind !== "free");
    for (const player of (there.length > 0 ? there : last.get()).slice(0, most)) this.#put(player);
    while (this.list.length < least) this.add(false);
  }

  readonly full = $derived.by(() => this.list.length >= this.most);
  readonly few = $derived.by(() => this.list.length <= this.least);
  /** Missing or duplicate names. */
  readonly wrong = $derived.by(() =>
    this.list.filter((player) => player.kind === PERSON && (player.name.trim() === "" || this.list.some((other) => other.id !== player.id && alike(other.name, player.name)))).map((player) => player.id),
  );
  readonly ready = $derived.by(() => this.wrong.length === 0 && this.list.some((player) => player.kind === PERSON));

  add(bot: boolean): void {
    this.#put(bot ? { name: "", kind: BOT } : { name: pirateName(this.list.map((player) => player.name)), kind: PERSON });
  }

  remove(id: number): void {
    this.list = this.list.filter((player) => player.id !== id);
    if (this.first === id) this.first = BY_RULES;
  }

  rename(id: number, name: string): void {
    this.list = this.list.map((player) => (player.id === id ? { ...player, name } : player));
  }

  /** Move one place up or down. */
  shift(id: number, by: number): void {
    this.move(id, this.list.findIndex((player) => player.id === id) + by);
  }

  /** Move to this place. */
  move(id: number, to: number): void {
    const moved = this.list.find((player) => player.id === id);
    if (!moved || to < 0 || to >= this.list.length) return;
    const others = this.list.filter((player) => player !== moved);
    this.list = [...others.slice(0, to), moved, ...others.slice(to)];
  }

  /** Seat everybody as listed, and begin. Completed steps persist, so that it can be retried. */
  async begin(live: TableClient): Promise<void> {
    last.set(this.list.map(({ name, kind }) => ({ name: kind === PERSON ? name.trim() : "", kind })));
    const begins = this.list.findIndex((player) => player.id === this.first);
    if (begins >= 0 && !(await done(live, { do: "change", settings: { options: { first_player: "host" } } }))) return;
    const host = live.table?.host ?? -1;
    const people = this.list.flatMap((player, seat) => (player.kind === PERSON ? [seat] : []));
    const order = begins >= 0 ? [begins, ...people.filter((seat) => seat !== begins)] : people; // the host sits where the host sits first
    if (this.#seated(live) && (begins < 0 || host === begins)) return void (await live.send({ do: "start" }));
    if (!(await this.#clear(live))) return;
    for (const seat of order) {
      const answer = await live.sit(seat, this.list[seat]?.name.trim() ?? "");
      if ("refused" in answer) return live.tell(answer);
    }
    for (const [seat, player] of this.list.entries()) if (player.kind !== PERSON && !(await done(live, { do: "place", seat, kind: player.kind }))) return;
    await live.send({ do: "start" });
  }

  /** Seat everybody as listed. */
  #seated(live: TableClient): boolean {
    const seats = live.table?.seats ?? [];
    return seats.length === this.list.length && this.list.every((player, seat) => seats[seat]?.kind === player.kind && (player.kind !== PERSON || seats[seat].name === player.name.trim()));
  }

  /** Adjust the number of free seats to that of the players. */
  async #clear(live: TableClient): Promise<boolean> {
    for (const [seat, there] of (live.table?.seats ?? []).entries()) {
      if (there.kind === PERSON && !(await done(live, { do: "stand", seat }))) return false;
      if (there.kind.startsWith("bot:") && !(await done(live, { do: "place", seat, kind: "free" }))) return false;
    }
    for (let seats = live.table?.seats.length ?? 0; seats < this.list.length; seats++) if (!(await done(live, { do: "place", seat: seats, kind: "free" }))) return false;
    for (let seats = live.table?.seats.length ?? 0; seats > this.list.length; seats--) if (!(await done(live, { do: "place", seat: seats - 1, kind: "remove" }))) return false;
    return true;
  }

  #put({ name, kind }: Remembered): void {
    this.list = [...this.list, { id: this.#ids++, name, kind }];
  }
}

async function done(live: TableClient, frame: Parameters<TableClient["send"]>[0]): Promise<boolean> {
  return "ok" in (await live.send(frame));
}
