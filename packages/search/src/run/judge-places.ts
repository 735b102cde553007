import { roomFor } from '../index/columns.ts';
import { type Places, shelfBit } from '../index/places.ts';
import type { Meaning } from '../query/meaning.ts';
import { meaningsAsked, type SearchPlan } from '../query/plan-search.ts';
import { matchPlace, placePoints } from '../score/match-place.ts';

/** What a search gives a place, and so each document that stands there. */
export interface JudgedPlace {
  readonly id: number;
  readonly points: number;
  /** One bit for each word asked for that names it. */
  readonly matched: number;
}

/** What a search gives every place. */
export class JudgedPlaces {
  readonly #places: Places;
  /** By place, zero where no word names it. */
  points = new Int32Array(0);
  matched = new Uint16Array(0);
  named: readonly JudgedPlace[] = [];
  /** The most points of any place, and all bits that any place matches. */
  mostPoints = 0;
  anyMatched = 0;
  #shelves = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  judge(plan: SearchPlan, named: readonly JudgedPlace[]): void {
    this.points = roomFor(this.points, this.#places.count);
    this.matched = roomFor(this.matched, this.#places.count);
    this.named = named;
    this.mostPoints = 0;
    this.anyMatched = 0;
    for (const { id, points, matched } of named) {
      this.points[id] = points;
      this.matched[id] = matched;
      this.mostPoints = Math.max(this.mostPoints, points);
      this.anyMatched |= matched;
    }
    this.#shelves = plan.shelves === null ? 0 : plan.shelves.reduce((bits, id) => bits | shelfBit(id), 0);
  }

  /** The search means other shelves than that of this place. */
  isElsewhere(place: number): boolean {
    return this.#shelves !== 0 && (this.#places.shelf(place) & this.#shelves) === 0;
  }

  clean(): void {
    for (const { id } of this.named) {
      this.points[id] = 0;
      this.matched[id] = 0;
    }
    this.named = [];
  }
}

/** The places that the words asked for name. */
export const placesNamed = (places: Places, plan: SearchPlan): readonly JudgedPlace[] => {
  const meanings = meaningsAsked(plan);
  const met = new Set<number>();
  for (const meaning of meanings) for (const id of placesWith(places, meaning)) met.add(id);
  const named: JudgedPlace[] = [];
  for (const id of met) {
    const match = matchPlace(meanings, places.at(id));
    if (match.matched !== 0) named.push({ id, points: placePoints(match), matched: match.matched });
  }
  return named;
};

function* placesWith(places: Places, meaning: Meaning): Generator<number, void> {
  for (const word of meaning.keys()) yield* places.withWord(word);
}
