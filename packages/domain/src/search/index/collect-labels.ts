import { betrayingFields } from '../freedom.ts';
import type { ParsedQuery } from '../parse-query.ts';
import { lacking, nameFields } from '../read-text.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELD_BITS, type Postings } from './postings.ts';
import type { Scratch } from './scratch.ts';

/** Bits of `Scratch.label` for the n-th 'sin X', and the one of a label that says 'sin' to a 'con'. */
export const saysWithoutBit = (at: number): number => 1 << (2 * at);
export const saysWithBit = (at: number): number => 2 << (2 * at);
export const CONTRARY = 2 ** 30;

/** Notes what labels say of each X of 'sin X' and 'con X'. */
export const collectLabels = (
  { withoutAll, withAll }: ParsedQuery,
  dictionary: Dictionary,
  postings: Postings,
  scratch: Scratch,
): void => {
  const mark = (folded: string, where: number, bit: number): void => {
    const { label, labelled } = scratch;
    for (const id of dictionary.spellingsOf(folded))
      for (const { data, start, end } of postings.of(id))
        for (let at = start; at < end; at += 1) {
          const posting = data[at] as number;
          if ((posting & where) === 0) continue;
          const document = posting >>> FIELD_BITS;
          const before = label[document] as number;
          if (before === 0) {
            labelled[scratch.labelledCount] = document;
            scratch.labelledCount += 1;
          }
          label[document] = before | bit;
        }
  };
  const markForms = (forms: readonly string[], where: number, bit: number): void => {
    for (const folded of new Set(forms.flatMap((form) => dictionary.wordsOfForm(form))))
      mark(folded, where, bit);
  };
  for (const [at, freeFrom] of withoutAll.entries()) {
    const { words, provenByWords, betrayedBy } = freeFrom;
    for (const word of words) mark(lacking(word), nameFields, saysWithoutBit(at));
    markForms(provenByWords, nameFields, saysWithoutBit(at));
    markForms(betrayedBy, betrayingFields(freeFrom), saysWithBit(at));
  }
  for (const word of withAll) mark(lacking(word), nameFields, CONTRARY);
};
