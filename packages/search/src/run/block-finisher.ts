import { ANY_PLACE } from '../index/blocks.ts';
import type { Documents } from '../index/documents.ts';
import { CONTAINS } from '../index/facts.ts';
import { weights } from '../score/weights.ts';
import { bitCounts } from './bounds.ts';
import type { DietJudge } from './judge-diets.ts';
import type { JudgedPlaces } from './judge-places.ts';
import { noteEntries, type Worth, worthOf } from './note-words.ts';
import { toRank, toTie } from './rank.ts';
import type { ResolvedWord } from './resolve-word.ts';
import type { Run } from './run.ts';
import { FALSE, HEAD, MATCHED, MATCHED_MASK, MET, POINTS_MASK, Scratch, SPELLED, TITLED } from './scratch.ts';
import type { TopList } from './top-list.ts';
import { STATE_BITS, STATE_MASK } from './word-state.ts';

/** Where nothing of the kind is asked: no points, and known to be free. */
const FREE_OF_NOTHING = 1;

/**
 * Finishes the documents of a block, what its words and labels have and what is listed for its place, and
 * offers them to the best. In memory of its own, for one search after the other.
 */
export class BlockFinisher {
  readonly #documents: Documents;
  readonly #places: JudgedPlaces;
  readonly #top: TopList;
  readonly #scratch = new Scratch();
  /** Of the search under way. */
  #lists: readonly ResolvedWord[] = [];
  readonly #worths: Worth[] = [];
  #exact: readonly number[] = [];
  #diets: DietJudge | null = null;
  #asked = 0;
  #isSpecific = false;
  #least = 0;
  #asTyped = 0;
  #mostByLabel = 0;
  #mostByFacts = 0;
  /** Of the place under way. */
  #placePoints = 0;
  #placeMatched = 0;
  /** What a document loses there that is not called all that was asked for. */
  #mismatch = 0;

  constructor(documents: Documents, places: JudgedPlaces, top: TopList) {
    this.#documents = documents;
    this.#places = places;
    this.#top = top;
  }

  begin({ plan, lists, exact, diets, least, asTyped }: Run): void {
    const { words, isSpecific, mustName } = plan.query;
    this.#scratch.makeRoom(this.#documents.count);
    this.#lists = lists;
    this.#exact = exact;
    this.#diets = diets;
    this.#asked = words.length;
    this.#isSpecific = isSpecific;
    this.#least = least;
    this.#asTyped = asTyped;
    this.#mostByLabel = diets?.mostByLabel ?? 0;
    this.#mostByFacts = diets?.mostByFacts ?? 0;
    this.#worths.length = 0;
    for (let at = 0; at < lists.length; at += 1)
      this.#worths.push(worthOf(at < words.length ? at : null, mustName));
  }

  finish(block: number): void {
    const { blocks } = this.#documents;
    const first = blocks.firstOf(block);
    const end = blocks.ends[block] as number;
    const place = blocks.places[block] as number;
    this.#note(block, first, end);
    if (place === ANY_PLACE) this.#finishAnywhere(first, end);
    else {
      this.#enter(place);
      this.#finishMet();
      if (this.#asked === 0 || this.#placeMatched !== 0) this.#finishOthers(first, end);
    }
    this.#scratch.clean();
  }

  /** A block that the search's only word has, and of which nothing else is known: the best entries come first. */
  finishWord(block: number, { entries, starts }: ResolvedWord): void {
    this.#enter(this.#documents.blocks.places[block] as number);
    const { adds, sets } = this.#worths[0] as Worth;
    const end = starts[block + 1] as number;
    for (let at = starts[block] as number; at < end; at += 1) {
      const entry = entries[at] as number;
      const state = entry & STATE_MASK;
      const add = adds[state] as number;
      if (this.#rankOf(1, 1, (add & POINTS_MASK) + this.#mismatch) < this.#top.leastRank) return;
      this.#offer(entry >>> STATE_BITS, add | (sets[state] as number));
    }
  }

  /** Whatever happened on the way, the next search begins clean. */
  clean(): void {
    this.#scratch.clean();
  }

  /** Notes what words, labels and title say of a block's documents. */
  #note(block: number, first: number, end: number): void {
    const scratch = this.#scratch;
    for (let at = 0; at < this.#lists.length; at += 1) {
      const { entries, starts } = this.#lists[at] as ResolvedWord;
      noteEntries(
        entries,
        starts[block] as number,
        starts[block + 1] as number,
        this.#worths[at] as Worth,
        scratch,
      );
    }
    if (this.#diets !== null)
      for (const { labelled, starts } of this.#diets.labels)
        for (let at = starts[block] as number; at < (starts[block + 1] as number); at += 1)
          scratch.add(labelled[at] as number, MET);
    for (let at = 0; at < this.#exact.length; at += 1) {
      const document = this.#exact[at] as number;
      if (document >= first && document < end) scratch.add(document, weights.exactTitle);
    }
  }

  #enter(place: number): void {
    this.#placePoints = this.#places.points[place] as number;
    this.#placeMatched = this.#places.matched[place] as number;
    this.#mismatch = this.#places.isElsewhere(place) ? weights.categoryMismatch : 0;
  }

  #finishMet(): void {
    const { touched, touchedCount, note } = this.#scratch;
    for (let at = 0; at < touchedCount; at += 1) {
      const document = touched[at] as number;
      this.#offer(document, note[document] as number);
    }
  }

  /** Nothing is known of these but their place, so that at one rank what comes first in order is best. */
  #finishOthers(first: number, end: number): void {
    const { order } = this.#documents;
    const { note } = this.#scratch;
    const top = this.#top;
    const points = this.#placePoints + this.#mismatch + this.#mostByFacts;
    if (points < this.#least) return;
    const most = this.#rankOf(this.#placeMatched, 1, points);
    for (let document = first; document < end; document += 1) {
      if (most < top.leastRank) return;
      if (most === top.leastRank && -(order[document] as number) < top.leastTie) return;
      if (note[document] === 0) this.#offer(document, 0);
    }
  }

  #finishAnywhere(first: number, end: number): void {
    const placeOf = this.#documents.place;
    const { note, touched, touchedCount } = this.#scratch;
    for (let at = 0; at < touchedCount; at += 1) {
      const document = touched[at] as number;
      this.#enter(placeOf[document] as number);
      this.#offer(document, note[document] as number);
    }
    if (this.#asked > 0 && this.#places.named.length === 0) return;
    for (let document = first; document < end; document += 1) {
      if (note[document] !== 0) continue;
      this.#enter(placeOf[document] as number);
      this.#offer(document, 0);
    }
  }

  #rankOf(bits: number, isKnownFree: number, points: number): number {
    const covered = this.#isSpecific ? (bitCounts[bits] as number) : 0;
    return toRank(covered, isKnownFree, (bits & this.#asTyped) === 0 ? 0 : 1, points);
  }

  /** A document with what was noted of it: most can't be among the best whatever else is found out. */
  #offer(document: number, noted: number): void {
    const bits = ((noted >>> MATCHED) & MATCHED_MASK) | this.#placeMatched;
    if (this.#asked > 0 && bits === 0) return;
    let points = (noted & POINTS_MASK) + this.#placePoints;
    if ((noted & FALSE) !== 0) points += weights.falseMatch;
    const isNamed = this.#asked > 1 && noted >>> TITLED === this.#asked;
    if (!isNamed) points += this.#mismatch;
    const most = points + this.#mostByLabel;
    if (most < this.#least || this.#rankOf(bits, 1, most) < this.#top.leastRank) return;
    if (this.#documents.live[document] === 0) return;
    let isKnownFree = FREE_OF_NOTHING;
    if (this.#diets !== null) {
      const judged = this.#diets.judge(document);
      if (judged === CONTAINS) return;
      points += judged >> 1;
      isKnownFree = judged & 1;
      if (points < this.#least) return;
    }
    this.#offerRanked(document, noted, this.#rankOf(bits, isKnownFree, points));
  }

  #offerRanked(document: number, noted: number, rank: number): void {
    const top = this.#top;
    if (rank < top.leastRank) return;
    const order = this.#documents.order[document] as number;
    const tie = toTie((noted & SPELLED) !== 0, (noted & HEAD) !== 0, order);
    if (rank > top.leastRank || tie >= top.leastTie) top.offer(rank, tie, document);
  }
}
