import { bitCount } from '../bit-count.ts';
import { fields, nameFields } from '../read-text.ts';
import { weights } from '../weights.ts';
import { ANY_PLACE } from './blocks.ts';
import { roomFor } from './columns.ts';
import { mostByFacts } from './judge-diets.ts';
import { toRank, toTie } from './rank.ts';
import { IS_SPELLED, type ResolvedWord } from './resolve-word.ts';
import type { Run } from './run.ts';

/** Nothing in a block can be listed. */
export const NOTHING = -1;

/** By block the rank that nothing in it is above. */
export class Bounds {
  rank = new Int32Array(0);

  /** Returns the highest. */
  judge(run: Run): number {
    const { count } = run.documents.blocks;
    this.rank = roomFor(this.rank, count);
    const boundOf = bounding(run);
    let highest = NOTHING;
    for (let block = 0; block < count; block += 1) {
      const rank = boundOf(block, 0);
      this.rank[block] = rank;
      if (rank > highest) highest = rank;
    }
    for (const document of run.exact) {
      const block = run.documents.blocks.of(document);
      const rank = boundOf(block, weights.exactTitle);
      this.rank[block] = rank;
      if (rank > highest) highest = rank;
    }
    return highest;
  }
}

/** What ranks a block's documents at the most, with so many points more than its words and place tell. */
const bounding = ({ documents, places, diets, lists, plan, options }: Run) => {
  const { blocks } = documents;
  const { isSpecific, words } = plan.query;
  const asked = words.length;
  const byFacts = mostByFacts(plan.query);
  const labels = diets?.labels ?? [];
  return (block: number, more: number): number => {
    const place = blocks.places[block] as number;
    const isAnywhere = place === ANY_PLACE;
    let points = more + byFacts + (isAnywhere ? places.mostPoints : (places.points[place] as number));
    let bits = isAnywhere ? places.anyMatched : (places.matched[place] as number);
    let titled = 0;
    for (let at = 0; at < lists.length; at += 1) {
      const { most, known } = lists[at] as ResolvedWord;
      points += most[block] as number;
      if (at >= asked) continue;
      const fieldsKnown = known[block] as number;
      if (fieldsKnown & (isSpecific && at === 0 ? nameFields : COVERING)) bits |= 1 << at;
      titled += fieldsKnown & fields.title;
    }
    if (asked > 0 && bits === 0) return NOTHING;
    for (let at = 0; at < labels.length; at += 1) {
      const starts = (labels[at] as (typeof labels)[number]).starts;
      if ((starts[block] as number) < (starts[block + 1] as number)) points += weights.title;
    }
    if (!isAnywhere && places.isElsewhere(place) && !(asked > 1 && titled === asked))
      points += weights.categoryMismatch;
    if (points < options.least) return NOTHING;
    return toRank(isSpecific ? bitCount(bits) : 0, 1, (bits & options.asTyped) === 0 ? 0 : 1, points);
  };
};

const COVERING = fields.title | fields.tags | fields.highlights | fields.usage | fields.description;

/** What nothing in a block ties above. */
export const tieBound = ({ documents, lists, plan }: Run, block: number): number => {
  const { blocks, order } = documents;
  if (blocks.places[block] === ANY_PLACE) return Number.POSITIVE_INFINITY;
  let known = 0;
  for (let at = 0; at < plan.query.words.length; at += 1) known |= lists[at]?.known[block] ?? 0;
  return toTie(
    (known & IS_SPELLED) !== 0,
    (known & fields.head) !== 0,
    order[blocks.firstOf(block)] as number,
  );
};
