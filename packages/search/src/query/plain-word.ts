import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf } from '@nutricion/language';
import { isNameOf, type Vocabulary } from './vocabulary.ts';

/**
 * "Galletitas", "pancito": the plain word, where a product is called by that one and neither a product nor a dish by the
 * diminutive: a coquito is no coconut. Else null.
 */
export const plainWordOf = (
  word: string,
  vocabulary: Vocabulary,
  { constraints }: Pick<WordTables, 'constraints'>,
): string | null => {
  const [, stem = '', ending = ''] = /^(.{3,}?)(?:ec|c)?it([oa]s?)$/.exec(word) ?? [];
  const forms = formsOf(word);
  if (stem === '' || isNameOf(vocabulary, forms) || forms.some((form) => constraints.has(form))) return null;
  const spelled = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const endings = [ending, ending.replace(/s$/, ''), `${ending}s`, '', 'e', 'z'];
  return endings.map((end) => spelled + end).find((plain) => vocabulary.nameCount(plain) > 0) ?? null;
};
