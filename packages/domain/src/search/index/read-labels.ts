import { betrayingFields } from '../freedom.ts';
import { lacking, nameFields } from '../read-text.ts';
import type { FreeFrom } from '../word-tables.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELD_BITS, type Postings } from './postings.ts';

/** Bits of `Labels.says`. */
export const SAYS_WITHOUT = 1;
export const SAYS_WITH = 2;

/** What the labels of a catalogue say of one X of 'sin X'. */
export interface Labels {
  /** By document: the bits above. */
  readonly says: Uint8Array;
  /** The documents that say to be without. */
  readonly labelled: ReadonlySet<number>;
}

export const readLabels = (
  freeFrom: FreeFrom,
  dictionary: Dictionary,
  postings: Postings,
  documents: number,
): Labels => {
  const { words, provenByWords, betrayedBy } = freeFrom;
  const says = new Uint8Array(documents);
  const labelled = new Set<number>();
  const forms = (wanted: readonly string[]) => wanted.flatMap((form) => dictionary.wordsOfForm(form));
  for (const word of [...words.map(lacking), ...forms(provenByWords)])
    for (const document of documentsWith(word, nameFields, dictionary, postings)) {
      labelled.add(document);
      says[document] = SAYS_WITHOUT;
    }
  for (const word of forms(betrayedBy))
    for (const document of documentsWith(word, betrayingFields(freeFrom), dictionary, postings))
      says[document] = (says[document] as number) | SAYS_WITH;
  return { says, labelled };
};

/** The documents that have a folded word in one of some fields. */
export function* documentsWith(
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
