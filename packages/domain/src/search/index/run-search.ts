import { matchPlace, placePoints } from '../match-place.ts';
import type { ParsedQuery } from '../parse-query.ts';
import { meaningsAsked, type SearchPlan } from '../plan-search.ts';
import { countBits } from '../search-answer.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { weights } from '../weights.ts';
import { CONTRARY, collectLabels, saysWithBit, saysWithoutBit } from './collect-labels.ts';
import type { Documents } from './documents.ts';
import { CONTAINS, dietBits, freedomPoints, freeFromBits, UNKNOWN } from './facts.ts';
import type { KnownWords } from './known-words.ts';
import { noteAll, noteKnown, worthOf } from './note-words.ts';
import type { Postings } from './postings.ts';
import { coveredOf, isKnownFreeOf, pointsOf, toRank, toTie } from './rank.ts';
import { FALSE, HEAD, MATCHED, MATCHED_MASK, POINTS_MASK, type Scratch, SPELLED, TITLED } from './scratch.ts';
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
 * Word at a time: each word notes its points with the documents that have it, then each document noted is
 * finished with what its place, its title and its label give, and offered to the list of the best.
 * The same order as the definition's: `toAnswer`.
 */
export const runSearch = (
  documents: Documents,
  postings: Postings,
  words: KnownWords,
  scratch: Scratch,
  plan: SearchPlan,
  options: RunOptions,
): readonly Ranked[] => {
  const { query } = plan;
  scratch.makeRoom(documents.count);
  try {
    if (query.withoutAll.length + query.withAll.length > 0)
      collectLabels(query, documents.dictionary, postings, scratch);
    const places = judgePlaces(documents, plan);
    const offer = (top: TopList) => offering(documents, scratch, plan, places, options, top);
    noteWords(documents, words, scratch, plan, places, () => {
      const top = newTop(documents, options);
      finishNoted(scratch, plan, places, options, top, offer(top));
      // Of a specific search only those are kept that have as many words as the best.
      const covered = query.isSpecific ? coveredOf(top.sorted()[0]?.rank ?? 0) : 0;
      return Math.max(top.leastRank, toRank(covered, 0, 0, 0));
    });
    if (query.words.length > 0) noteExactTitles(documents, query.text, scratch);
    const top = newTop(documents, options);
    finishNoted(scratch, plan, places, options, top, offer(top));
    finishOthers(documents, scratch, plan, places, options, top, offer(top));
    return toRanked(documents, top);
  } finally {
    scratch.clean();
  }
};

const newTop = (documents: Documents, { limit }: RunOptions): TopList =>
  new TopList(limit, (one, other) => documents.isBefore(one, other));

/**
 * First notes the documents that are called by a word, then adds what is only told of them. Most documents
 * are only told of: where `leastRank` says that none of those can be among the best, they are left alone.
 */
const noteWords = (
  documents: Documents,
  words: KnownWords,
  scratch: Scratch,
  { query, words: planned }: SearchPlan,
  places: JudgedPlaces,
  leastRank: () => number,
): void => {
  const resolved = planned.map((word, at) => ({
    ...words.resolve(word),
    worth: worthOf(word.isAsked ? at : null, query.isSpecific),
  }));
  for (const { named, worth } of resolved) noteAll(named, worth, scratch);
  const toldOf = resolved.slice(0, query.words.length).filter(({ told }) => told.length > 0);
  const toldCount = toldOf.reduce((sum, { told }) => sum + told.length, 0);
  if (toldCount === 0) return;
  const most = toldOf.reduce((sum, { toldPoints }) => sum + toldPoints, mostByFacts(query));
  // The first word of a specific search must be named to be covered.
  const covered = query.isSpecific ? Math.max(0, query.words.length - 1) : 0;
  const isHopeless = toldCount > WORTH_A_LOOK && toRank(covered, 1, 1, most) < leastRank();
  for (const { told, worth } of toldOf)
    if (isHopeless)
      noteKnown(told, worth, scratch, documents.place, places.named.length > 0 ? places.matched : null);
    else noteAll(told, worth, scratch);
};

/** Fewer documents than this are noted sooner than judged. */
const WORTH_A_LOOK = 64;

const noteExactTitles = (documents: Documents, text: string, scratch: Scratch): void => {
  for (const document of documents.titled(text)) {
    const before = scratch.note[document] as number;
    if (before === 0) {
      scratch.touched[scratch.touchedCount] = document;
      scratch.touchedCount += 1;
    }
    scratch.note[document] = before + weights.exactTitle;
  }
};

/** Of a specific search those with the most words; what ranks first has them. */
const toRanked = ({ products }: Documents, top: TopList): readonly Ranked[] => {
  const ranked = top.sorted();
  const covered = coveredOf(ranked[0]?.rank ?? 0);
  return ranked.flatMap(({ rank, item }) => {
    const product = products[item];
    return product && coveredOf(rank) === covered
      ? [{ product, points: pointsOf(rank), isKnownFree: isKnownFreeOf(rank) }]
      : [];
  });
};

/** Finishes what words have noted. */
const finishNoted = (
  { note, touched, touchedCount }: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  { least }: RunOptions,
  top: TopList,
  offer: (document: number) => void,
): void => {
  const coverage = query.isSpecific ? bitCounts : noCounts;
  const mostPoints = places.mostPoints + mostByFacts(query);
  // Most of what was noted can't be among the best whatever else is found out: that is seen from the note alone.
  let { leastRank } = top;
  for (let at = 0; at < touchedCount; at += 1) {
    const document = touched[at] as number;
    const noted = note[document] as number;
    const points = (noted & POINTS_MASK) + mostPoints;
    const covered = coverage[((noted >>> MATCHED) & MATCHED_MASK) | places.anyMatched] as number;
    if (points < least || toRank(covered, 1, 1, points) < leastRank) continue;
    offer(document);
    leastRank = top.leastRank;
  }
};

/** Finishes what is only listed for its label, for its place, or for what it is free of. */
const finishOthers = (
  documents: Documents,
  { note, label, labelled, labelledCount }: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  { asTyped }: RunOptions,
  top: TopList,
  offer: (document: number) => void,
): void => {
  for (let at = 0; at < labelledCount; at += 1)
    if (note[labelled[at] as number] === 0) offer(labelled[at] as number);
  /** Nothing was noted of these, so that at one rank what comes first in order is best. */
  const offerInOrder = (numbers: ArrayLike<number>, most: number): void => {
    for (let at = 0; at < numbers.length; at += 1) {
      const document = numbers[at] as number;
      const tie = -(documents.order[document] as number);
      if (most < top.leastRank || (most === top.leastRank && tie < top.leastTie)) return;
      if (note[document] === 0 && label[document] === 0) offer(document);
    }
  };
  const byFacts = mostByFacts(query);
  if (query.words.length === 0) offerInOrder(documents.sorted, toRank(0, 1, 0, byFacts));
  for (const place of places.named) {
    const bits = places.matched[place] as number;
    const covered = query.isSpecific ? countBits(bits) : 0;
    const points = Math.max(0, places.points[place] as number) + byFacts;
    offerInOrder(documents.ofPlace[place] ?? [], toRank(covered, 1, bits & asTyped ? 1 : 0, points));
  }
  for (const document of documents.added) if (note[document] === 0 && label[document] === 0) offer(document);
};

/** By bits of words, how many they are; and for searches where that doesn't count. */
const bitCounts = Uint8Array.from({ length: MATCHED_MASK + 1 }, (_, bits) => countBits(bits));
const noCounts = new Uint8Array(MATCHED_MASK + 1);

/** Finishes a document, and offers it to the best. */
const offering = (
  documents: Documents,
  { note, label }: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  { least, asTyped }: RunOptions,
  top: TopList,
): ((document: number) => void) => {
  const { live, place: placeOf, order } = documents;
  const { isSpecific } = query;
  const askedCount = query.words.length;
  const judgeDiets = judgingDiets(documents, query) ?? freeOfNothing;

  const offerScored = (document: number, bits: number, sum: number, isKnownFree: number): void => {
    if (sum < least) return;
    const covered = isSpecific ? countBits(bits) : 0;
    const rank = toRank(covered, isKnownFree, (bits & asTyped) !== 0 ? 1 : 0, sum);
    if (rank < top.leastRank) return;
    const noted = note[document] as number;
    const tie = toTie((noted & SPELLED) !== 0, (noted & HEAD) !== 0, order[document] as number);
    if (rank > top.leastRank || tie >= top.leastTie) top.offer(rank, tie, document);
  };
  return (document) => {
    const noted = note[document] as number;
    const place = placeOf[document] as number;
    const bits = ((noted >>> MATCHED) & MATCHED_MASK) | (places.matched[place] as number);
    if ((askedCount > 0 && bits === 0) || live[document] === 0) return;
    const judged = judgeDiets(document, label[document] as number);
    if (judged === CONTAINS) return;
    let sum = (noted & POINTS_MASK) + (places.points[place] as number) + (judged >> 1);
    if (noted & FALSE) sum += weights.falseMatch;
    const isNamed = askedCount > 1 && noted >>> TITLED === askedCount;
    if (places.isElsewhere[place] === 1 && !isNamed) sum += weights.categoryMismatch;
    offerScored(document, bits, sum, judged & 1);
  };
};

/** Nothing of the kind is asked: no points, and known to be free. */
const freeOfNothing = (): number => 1;

/**
 * What 'sin X', 'con X' and diets give a document: CONTAINS where it must not be listed, else twice the
 * points, and one more where it is known to be free. Null: nothing of the kind is asked.
 */
const judgingDiets = (
  { allergens, tags }: Documents,
  query: ParsedQuery,
): ((document: number, said: number) => number) | null => {
  if (query.withoutAll.length + query.withAll.length + query.diets.length === 0) return null;
  const freeFroms = query.withoutAll.map(freeFromBits);
  const diets = dietBits(query.diets);
  return (document, said) => {
    const ofTags = tags[document] ?? 0;
    const ofAllergens = allergens[document] ?? 0;
    if (
      (said & CONTRARY) !== 0 ||
      (ofTags & diets.tags) !== diets.tags ||
      (ofAllergens & diets.ruledOutBy) !== 0
    )
      return CONTAINS;
    let sum = diets.points;
    let isKnownFree = 1;
    for (const [at, freeFrom] of freeFroms.entries()) {
      const judged = freedomPoints(
        freeFrom,
        ofAllergens,
        ofTags,
        (said & saysWithoutBit(at)) !== 0,
        (said & saysWithBit(at)) !== 0,
      );
      if (judged === CONTAINS) return CONTAINS;
      if (judged === UNKNOWN) isKnownFree = 0;
      else sum += judged;
    }
    return 2 * sum + isKnownFree;
  };
};

/** The most that 'sin X' and diets can give a document whose label says nothing of them. */
const mostByFacts = ({ withoutAll, diets }: ParsedQuery): number =>
  dietBits(diets).points + withoutAll.length * (weights.lacksAllergen + weights.dietTag);

interface JudgedPlaces {
  readonly mostPoints: number;
  /** The bits of all that any place matches. */
  readonly anyMatched: number;
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
  return {
    ...judged,
    named,
    mostPoints: named.reduce((most, id) => Math.max(most, judged.points[id] as number), 0),
    anyMatched: named.reduce((bits, id) => bits | (judged.matched[id] as number), 0),
  };
};
