import { compositeReason } from '@nutricion/domain/catalog/composite-food';
import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import type { Exceptions } from './allergen-exceptions.ts';
import type { CatalogRow } from './catalog-row.ts';
import type { SeedIssue } from './seed-issue.ts';

const EXCEPTIONS = 'data/allergens/exceptions.csv';

/**
 * Allergens that a row's texts imply and its columns lack. An allergen named in the texts must be in `contains`; a composite food has a complete list
 * only from its label, so without one its row has to say "sin-datos".
 */
export const undeclaredAllergens = (
  row: CatalogRow,
  { exceptions, hasLabel }: { readonly exceptions: Exceptions; readonly hasLabel: boolean },
): readonly Pick<SeedIssue, 'column' | 'message'>[] => {
  const excused = exceptions.get(row.sku) ?? new Set();
  const keywords = keywordsOf(row, hasLabel);
  const words = new Set(keywords.map(({ word }) => word));
  const unneeded = [...excused].filter((word) => !words.has(word));
  return [
    ...keywords
      .filter(({ word }) => !excused.has(word))
      .map(
        ({ word, expectedText }) =>
          `dice «${word}»; se esperaba ${expectedText}, o su razón en ${EXCEPTIONS}`,
      ),
    ...unneeded.map((word) => `no hace falta la excepción «${word}» de ${EXCEPTIONS}`),
  ].map((message) => ({ column: 'contains', message }));
};

interface AllergenKeywords {
  readonly word: string;
  readonly expectedText: string;
}

/** Words in lower case that require something that the columns lack. */
const keywordsOf = (row: CatalogRow, hasLabel: boolean): readonly AllergenKeywords[] => {
  const contained: readonly string[] = row.contains.all ?? row.contains.atLeast;
  const named = impliedAllergens(`${row.title}. ${row.description}`)
    .filter(({ allergen }) => !contained.includes(allergen))
    .map(({ word, allergen }) => ({ word, expectedText: `${allergen} entre sus alérgenos` }));
  const composite = row.contains.all === null || hasLabel ? null : compositeReason(row);
  return [
    ...named,
    ...(composite === null
      ? []
      : [{ word: composite, expectedText: 'sin-datos: su etiqueta no la tenemos' }]),
  ].map(({ word, expectedText }) => ({ word: word.toLocaleLowerCase('es'), expectedText }));
};
