import { bitCount } from '../bit-count.ts';
import type { ParsedQuery } from '../parse-query.ts';
import type { SearchPlan } from '../plan-search.ts';
import { lacking, nameFields } from '../read-text.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { weights } from '../weights.ts';
import type { Documents } from './documents.ts';
import { CONTAINS, dietBits, freedomPoints, freeFromBits, UNKNOWN } from './facts.ts';
import type { JudgedPlaces } from './judge-places.ts';
import type { KnownWords } from './known-words.ts';
import { noteAll, noteKnown, STATE_MASK, type Worth, worthOf } from './note-words.ts';
import type { Postings } from './postings.ts';
import { coveredOf, isKnownFreeOf, pointsOf, toRank, toTie } from './rank.ts';
import { documentsWith, SAYS_WITH, SAYS_WITHOUT } from './read-labels.ts';
import { pointsOfState, type ResolvedWord, STATE_BITS } from './resolve-word.ts';
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
  places: JudgedPlaces,
  scratch: Scratch,
  plan: SearchPlan,
  options: RunOptions,
): readonly Ranked[] => {
  const { query } = plan;
  scratch.makeRoom(documents.count);
  try {
    const diets = judgingDiets(documents, words, postings, query);
    places.judge(plan, words.placesNamed(plan));
    const offer = (top: TopList) => offering(documents, scratch, plan, places, diets, options, top);
    const top = newTop(documents, options);
    const [alone, ...others] = plan.words;
    if (alone?.isAsked && others.length === 0) {
      finishAlone(documents, words.resolve(alone), scratch, plan, places, options, top, offer(top));
      finishOthers(documents, scratch, plan, places, diets, options, top, offer(top));
      return toRanked(documents, top);
    }
    const floor = noteWords(documents, words, scratch, plan, places, (sample) => {
      const sampled = newTop(documents, options);
      finishNoted(scratch, plan, places, options, sampled, offer(sampled), 0, sample);
      // Of a specific search only those are kept that have as many words as the best.
      const covered = query.isSpecific ? coveredOf(sampled.sorted()[0]?.rank ?? 0) : 0;
      return Math.max(sampled.leastRank, toRank(covered, 0, 0, 0));
    });
    if (query.words.length > 0) noteExactTitles(documents, query.text, scratch);
    finishNoted(scratch, plan, places, options, top, offer(top), floor, scratch.touchedCount);
    finishOthers(documents, scratch, plan, places, diets, options, top, offer(top));
    return toRanked(documents, top);
  } finally {
    places.clean();
    scratch.clean();
  }
};

const newTop = (documents: Documents, { limit }: RunOptions): TopList =>
  new TopList(limit, (one, other) => documents.isBefore(one, other));

/**
 * First notes the documents that are called by a word, then adds what is only told of them. Most documents
 * are only told of: where the best of the former rank higher, those are left alone.
 * @param leastRank what the last of the best ranks at the least, by the first so many documents noted
 * @returns a rank that none of the best is below
 */
const noteWords = (
  documents: Documents,
  words: KnownWords,
  scratch: Scratch,
  { query, words: planned }: SearchPlan,
  places: JudgedPlaces,
  leastRank: (sample: number) => number,
): number => {
  const resolved = planned.map((word) => words.resolve(word));
  const worths = planned.map(({ isAsked }, at) => worthOf(isAsked ? at : null, query.isSpecific));
  let toldCount = 0;
  let most = mostByLabel(query);
  for (const [at, { named, told, toldPoints }] of resolved.entries()) {
    noteAll(named, worths[at] as Worth, scratch);
    if (at >= query.words.length) continue;
    toldCount += told.length;
    most += toldPoints;
  }
  if (toldCount === 0) return 0;
  // The first word of a specific search must be named to be covered.
  const covered = query.isSpecific ? Math.max(0, query.words.length - 1) : 0;
  const toldRank = toRank(covered, 1, 1, most);
  let floor = 0;
  for (const sample of [SAMPLE, scratch.touchedCount])
    if (toldCount > WORTH_A_LOOK && toldRank >= floor)
      floor = leastRank(Math.min(sample, scratch.touchedCount));
  const isPlace = places.named.length > 0 ? places.matched : null;
  for (const [at, { told }] of resolved.slice(0, query.words.length).entries())
    if (toldRank < floor) noteKnown(told, worths[at] as Worth, scratch, documents.place, isPlace);
    else noteAll(told, worths[at] as Worth, scratch);
  return floor;
};

/** Fewer documents than this are noted sooner than judged. */
const WORTH_A_LOOK = 64;
/** So many documents mostly tell already that the rest is hopeless. */
const SAMPLE = 512;

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

/**
 * Finishes the documents of the one word of a search. They come with the most points first, so that the rest
 * is left alone as soon as it can't be among the best: most words are done after some hundred documents.
 */
const finishAlone = (
  documents: Documents,
  { named, told }: ResolvedWord,
  scratch: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  { least }: RunOptions,
  top: TopList,
  offer: (document: number) => void,
): void => {
  const { adds, sets } = worthOf(0, query.isSpecific);
  const exact = documents.titled(query.text);
  const { note, touched } = scratch;
  const finishEntry = (document: number, state: number): void => {
    const bonus = exact.length > 0 && exact.includes(document) ? weights.exactTitle : 0;
    note[document] = ((adds[state] as number) + bonus) | (sets[state] as number);
    touched[scratch.touchedCount] = document;
    scratch.touchedCount += 1;
    offer(document);
  };
  const covered = query.isSpecific ? 1 : 0;
  const isBelow = (points: number): boolean =>
    points < least || toRank(covered, 1, 1, points) < top.leastRank;
  const facts = mostByLabel(query) + (exact.length > 0 ? weights.exactTitle : 0);
  for (const entries of [named, told]) {
    let last = -1;
    let points = 0;
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at] as number;
      const state = entry & STATE_MASK;
      if (state !== last) {
        points = pointsOfState(state) + facts;
        if (isBelow(points + places.mostPoints)) break;
        last = state;
      }
      const document = entry >>> STATE_BITS;
      if (!isBelow(points + (places.points[documents.place[document] as number] as number)))
        finishEntry(document, state);
    }
  }
  // Titled so, but found by its place alone.
  for (const document of exact) if (note[document] === 0) finishEntry(document, NOTHING_KNOWN);
};

/** The state of a document that doesn't have the word. */
const NOTHING_KNOWN = 0;

/** Finishes the first `count` of what words have noted; what ranks below `floor` is none of the best. */
const finishNoted = (
  { note, touched }: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  { least }: RunOptions,
  top: TopList,
  offer: (document: number) => void,
  floor: number,
  count: number,
): void => {
  const coverage = query.isSpecific ? bitCounts : noCounts;
  const mostPoints = places.mostPoints + mostByLabel(query);
  // Most of what was noted can't be among the best whatever else is found out: that is seen from the note alone.
  let leastRank = floor;
  for (let at = 0; at < count; at += 1) {
    const document = touched[at] as number;
    const noted = note[document] as number;
    const points = (noted & POINTS_MASK) + mostPoints;
    const covered = coverage[((noted >>> MATCHED) & MATCHED_MASK) | places.anyMatched] as number;
    if (points < least || toRank(covered, 1, 1, points) < leastRank) continue;
    offer(document);
    if (top.leastRank > leastRank) leastRank = top.leastRank;
  }
};

/** Finishes what is only listed for its label, for its place, or for what it is free of. */
const finishOthers = (
  documents: Documents,
  { note }: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  diets: DietJudge | null,
  { asTyped }: RunOptions,
  top: TopList,
  offer: (document: number) => void,
): void => {
  for (const document of diets?.labelled ?? []) if (note[document] === 0) offer(document);
  /** Nothing was noted of these, so that at one rank what comes first in order is best. */
  const offerInOrder = (numbers: ArrayLike<number>, most: number): void => {
    for (let at = 0; at < numbers.length; at += 1) {
      const document = numbers[at] as number;
      const tie = -(documents.order[document] as number);
      if (most < top.leastRank || (most === top.leastRank && tie < top.leastTie)) return;
      if (note[document] === 0 && !diets?.labelled.has(document)) offer(document);
    }
  };
  const byFacts = mostByFacts(query);
  if (query.words.length === 0) offerInOrder(documents.sorted, toRank(0, 1, 0, byFacts));
  for (const { id, points, matched } of places.named) {
    const covered = query.isSpecific ? bitCount(matched) : 0;
    offerInOrder(
      documents.ofPlace[id] ?? [],
      toRank(covered, 1, matched & asTyped ? 1 : 0, points + byFacts),
    );
  }
  for (const document of documents.added)
    if (note[document] === 0 && !diets?.labelled.has(document)) offer(document);
};

/** By bits of words, how many they are; and for searches where that doesn't count. */
const bitCounts = Uint8Array.from({ length: MATCHED_MASK + 1 }, (_, bits) => bitCount(bits));
const noCounts = new Uint8Array(MATCHED_MASK + 1);

/** Finishes a document, and offers it to the best. */
const offering = (
  documents: Documents,
  { note }: Scratch,
  { query }: SearchPlan,
  places: JudgedPlaces,
  diets: DietJudge | null,
  { least, asTyped }: RunOptions,
  top: TopList,
): ((document: number) => void) => {
  const { live, place: placeOf, order } = documents;
  const { isSpecific } = query;
  const askedCount = query.words.length;

  const offerScored = (document: number, bits: number, sum: number, isKnownFree: number): void => {
    if (sum < least) return;
    const covered = isSpecific ? bitCount(bits) : 0;
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
    const judged = diets === null ? FREE_OF_NOTHING : diets.judge(document);
    if (judged === CONTAINS) return;
    let sum = (noted & POINTS_MASK) + (places.points[place] as number) + (judged >> 1);
    if (noted & FALSE) sum += weights.falseMatch;
    const isNamed = askedCount > 1 && noted >>> TITLED === askedCount;
    if (places.isElsewhere(place) && !isNamed) sum += weights.categoryMismatch;
    offerScored(document, bits, sum, judged & 1);
  };
};

/** Where nothing of the kind is asked: no points, and known to be free. */
const FREE_OF_NOTHING = 1;

interface DietJudge {
  /** CONTAINS where it must not be listed, else twice the points, and one more where it is known to be free. */
  readonly judge: (document: number) => number;
  /** The documents whose label says 'sin X', and which so may have more points than others. */
  readonly labelled: ReadonlySet<number>;
}

/** What 'sin X', 'con X' and diets give documents. Null: nothing of the kind is asked. */
const judgingDiets = (
  { allergens, tags, dictionary }: Documents,
  words: KnownWords,
  postings: Postings,
  { withoutAll, withAll, diets }: ParsedQuery,
): DietJudge | null => {
  if (withoutAll.length + withAll.length + diets.length === 0) return null;
  const freeFroms = withoutAll.map((freeFrom) => ({
    bits: freeFromBits(freeFrom),
    ...words.labelsOf(freeFrom),
  }));
  const contrary = new Set(
    withAll.flatMap((word) => [...documentsWith(lacking(word), nameFields, dictionary, postings)]),
  );
  const wanted = dietBits(diets);
  const judge = (document: number): number => {
    const ofTags = tags[document] as number;
    const ofAllergens = allergens[document] as number;
    if ((ofTags & wanted.tags) !== wanted.tags || (ofAllergens & wanted.ruledOutBy) !== 0) return CONTAINS;
    if (contrary.size > 0 && contrary.has(document)) return CONTAINS;
    let sum = wanted.points;
    let isKnownFree = 1;
    for (let at = 0; at < freeFroms.length; at += 1) {
      const { bits, says } = freeFroms[at] as (typeof freeFroms)[number];
      const said = says[document] as number;
      const judged = freedomPoints(
        bits,
        ofAllergens,
        ofTags,
        (said & SAYS_WITHOUT) !== 0,
        (said & SAYS_WITH) !== 0,
      );
      if (judged === CONTAINS) return CONTAINS;
      if (judged === UNKNOWN) isKnownFree = 0;
      else sum += judged;
    }
    return 2 * sum + isKnownFree;
  };
  const [only] = freeFroms;
  const labelled =
    freeFroms.length === 1 && only
      ? only.labelled
      : new Set(freeFroms.flatMap(({ labelled }) => [...labelled]));
  return { judge, labelled };
};

/** The most that 'sin X' and diets can give a document. */
const mostByLabel = (query: ParsedQuery): number =>
  mostByFacts(query) + query.withoutAll.length * weights.title;

/** The most that they give one whose label says nothing of them. */
const mostByFacts = ({ withoutAll, diets }: ParsedQuery): number =>
  withoutAll.reduce(
    (sum, { allergens, provenByTags }) =>
      sum +
      (allergens.length > 0 ? weights.lacksAllergen : 0) +
      (provenByTags.length > 0 ? weights.dietTag : 0),
    diets.length * (weights.highlights + weights.dietTag),
  );
