import { matchPlace, placePoints } from '../match-place.ts';
import { meaningsAsked, type SearchPlan } from '../plan-search.ts';
import { compareEqual, countBits } from '../search-answer.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { weights } from '../weights.ts';
import { CONTRARY, collectLabels, saysWithBit, saysWithoutBit } from './collect-labels.ts';
import { collectWords } from './collect-words.ts';
import type { Documents } from './documents.ts';
import { CONTAINS, dietBits, type FreeFromBits, freedomPoints, freeFromBits, UNKNOWN } from './facts.ts';
import type { Postings } from './postings.ts';
import { coveredOf, isKnownFreeOf, pointsOf, toKey } from './rank.ts';
import { FALSE, HEAD, type Scratch, SPELLED } from './scratch.ts';
import { exactText, hashOfText } from './title-hash.ts';
import { TopList } from './top-list.ts';

export interface Ranked {
  readonly product: SearchableProduct;
  readonly points: number;
  readonly isKnownFree: boolean;
}

export interface RunOptions {
  readonly limit: number;
  readonly least: number;
  /** One bit for each word asked for that is searched for as it was typed. */
  readonly asTyped: number;
}

/**
 * Term at a time: each word notes its points with the documents that have it, then each document met is
 * finished with what its place, its title and its label give, and offered to the list of the best.
 * The same order as the definition's: `toAnswer`.
 */
export const runSearch = (
  documents: Documents,
  postings: Postings,
  scratch: Scratch,
  plan: SearchPlan,
  options: RunOptions,
): readonly Ranked[] => {
  scratch.makeRoom(documents.count);
  try {
    collectWords(plan, documents.dictionary, postings, scratch);
    if (plan.query.withoutAll.length + plan.query.withAll.length > 0)
      collectLabels(plan.query, documents.dictionary, postings, scratch);
    return finish(documents, scratch, plan, options);
  } finally {
    scratch.clean();
  }
};

const finish = (
  documents: Documents,
  scratch: Scratch,
  plan: SearchPlan,
  { limit, least, asTyped }: RunOptions,
): readonly Ranked[] => {
  const { query } = plan;
  const { live, place: placeOf, allergens, tags, titleHash, products } = documents;
  const { points, matched, titled, flags, label } = scratch;
  const places = judgePlaces(documents, plan);
  const wantedHash = hashOfText(query.text);
  const askedCount = query.words.length;
  const allAsked = 2 ** askedCount - 1;
  const isPlain = query.withoutAll.length + query.withAll.length + query.diets.length === 0;
  const freeFroms = query.withoutAll.map(freeFromBits);
  const diets = dietBits(query.diets);
  const top = new TopList(limit, (one, other) => isBefore(products, one, other));

  const offer = (document: number): void => {
    if (live[document] === 0) return;
    const place = placeOf[document] ?? 0;
    const bits = (matched[document] ?? 0) | (places.matched[place] ?? 0);
    if (askedCount > 0 && bits === 0) return;
    const flag = flags[document] ?? 0;
    let sum = (points[document] ?? 0) + (places.points[place] ?? 0);
    if (flag & FALSE) sum += weights.falseMatch;
    if (places.isElsewhere[place] && !(askedCount > 1 && titled[document] === allAsked))
      sum += weights.categoryMismatch;
    if (
      titleHash[document] === wantedHash &&
      askedCount > 0 &&
      exactText(products[document]?.title ?? '') === query.text
    )
      sum += weights.exactTitle;
    let isKnownFree = 1;
    if (!isPlain) {
      const said = label[document] ?? 0;
      if (said & CONTRARY) return;
      const ofTags = tags[document] ?? 0;
      const ofAllergens = allergens[document] ?? 0;
      if ((ofTags & diets.tags) !== diets.tags || ofAllergens & diets.ruledOutBy) return;
      sum += diets.points;
      for (let at = 0; at < freeFroms.length; at += 1) {
        const judged = freedomPoints(freeFroms[at] as FreeFromBits, ofAllergens, ofTags, {
          saysWithout: (said & saysWithoutBit(at)) !== 0,
          saysWith: (said & saysWithBit(at)) !== 0,
        });
        if (judged === CONTAINS) return;
        if (judged === UNKNOWN) isKnownFree = 0;
        else sum += judged;
      }
    }
    if (sum < least) return;
    const ties = (flag & SPELLED ? 2 : 0) | (flag & HEAD ? 1 : 0);
    const key = toKey(
      query.isSpecific ? countBits(bits) : 0,
      isKnownFree,
      bits & asTyped ? 1 : 0,
      sum,
      ties,
      products[document]?.totalPurchases ?? 0,
    );
    top.offer(key, document);
  };

  if (askedCount === 0) for (let document = 0; document < documents.count; document += 1) offer(document);
  else {
    for (let at = 0; at < scratch.touchedCount; at += 1) offer(scratch.touched[at] ?? 0);
    for (const place of places.named)
      for (const document of documents.ofPlace[place] ?? []) if (flags[document] === 0) offer(document);
  }
  const ranked = top.sorted();
  const mostCovered = Math.max(0, ...ranked.map(({ key }) => coveredOf(key)));
  return ranked.flatMap(({ key, item }) => {
    const product = products[item];
    return product && coveredOf(key) === mostCovered
      ? [{ product, points: pointsOf(key), isKnownFree: isKnownFreeOf(key) }]
      : [];
  });
};

const isBefore = (products: readonly SearchableProduct[], one: number, other: number): boolean => {
  const first = products[one];
  const second = products[other];
  return first !== undefined && second !== undefined && compareEqual(first, second) < 0;
};

interface JudgedPlaces {
  readonly points: Int32Array;
  readonly matched: Uint16Array;
  readonly isElsewhere: Uint8Array;
  /** The places that a word asked for names. */
  readonly named: readonly number[];
}

const judgePlaces = ({ places }: Documents, plan: SearchPlan): JudgedPlaces => {
  const judged = {
    points: new Int32Array(places.count),
    matched: new Uint16Array(places.count),
    isElsewhere: new Uint8Array(places.count),
  };
  const meanings = meaningsAsked(plan);
  const met = new Set<number>();
  for (const meaning of meanings)
    for (const word of meaning.keys()) for (const id of places.withWord(word)) met.add(id);
  const named: number[] = [];
  for (const id of met) {
    const match = matchPlace(meanings, places.at(id));
    if (match.matched === 0) continue;
    judged.points[id] = placePoints(match);
    judged.matched[id] = match.matched;
    named.push(id);
  }
  const { shelves } = plan;
  if (shelves)
    for (let id = 0; id < places.count; id += 1)
      judged.isElsewhere[id] = shelves.some((shelf) => shelf === places.at(id).normalizedCategory) ? 0 : 1;
  return { ...judged, named };
};
