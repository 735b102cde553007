import type { FreeFrom } from '@nutricion/domain/catalog/words/word-tables';
import { lacking } from '@nutricion/domain/kit/read-text';
import type { Blocks } from '../index/blocks.ts';
import type { Dictionary } from '../index/dictionary.ts';
import { FIELD_BITS, type Postings } from '../index/postings.ts';
import { betrayingFields } from '../score/freedom.ts';
import { nameFields } from '../score/read-product.ts';

/** Bits of `Labels.says`. */
export const SAYS_WITHOUT = 1;
export const SAYS_WITH = 2;

/** What the labels of a catalogue say of one X of 'sin X'. */
export interface Labels {
  /** By document: the bits above. */
  readonly says: Uint8Array;
  /** The documents that say to be without, in their order. */
  readonly labelled: Uint32Array;
  /** By block, where its documents begin in `labelled`; the next one's beginning is their end. */
  readonly starts: Uint32Array;
}

export const readLabels = (
  freeFrom: FreeFrom,
  dictionary: Dictionary,
  postings: Postings,
  blocks: Blocks,
): Labels => {
  const { words, provenByWords, betrayedBy } = freeFrom;
  const says = new Uint8Array(blocks.firstOf(blocks.count));
  const found = new Set<number>();
  const forms = (wanted: readonly string[]) => wanted.flatMap((form) => dictionary.wordsOfForm(form));
  for (const word of [...words.map(lacking), ...forms(provenByWords)])
    for (const document of documentsWith(word, nameFields, dictionary, postings)) {
      found.add(document);
      says[document] = SAYS_WITHOUT;
    }
  for (const word of forms(betrayedBy))
    for (const document of documentsWith(word, betrayingFields(freeFrom), dictionary, postings))
      says[document] = (says[document] as number) | SAYS_WITH;
  const labelled = Uint32Array.from(found).sort();
  const starts = new Uint32Array(blocks.count + 1);
  for (let block = 0, at = 0; block < blocks.count; block += 1) {
    while ((labelled[at] ?? Number.POSITIVE_INFINITY) < (blocks.ends[block] as number)) at += 1;
    starts[block + 1] = at;
  }
  return { says, labelled, starts };
};

/** By document, 1 where title or tags say 'sin X' of a folded word. */
export const readContrary = (
  word: string,
  dictionary: Dictionary,
  postings: Postings,
  count: number,
): Uint8Array => {
  const says = new Uint8Array(count);
  for (const document of documentsWith(lacking(word), nameFields, dictionary, postings)) says[document] = 1;
  return says;
};

/** The documents that have a folded word in one of some fields. */
function* documentsWith(
  folded: string,
  where: number,
  dictionary: Dictionary,
  postings: Postings,
): Generator<number, void> {
  for (const id of dictionary.spellingsOf(folded))
    for (const { data, start, end } of postings.of(id))
      for (let at = start; at < end; at += 1) {
        const posting = data[at] as number;
        if (posting & where) yield posting >>> FIELD_BITS;
      }
}
