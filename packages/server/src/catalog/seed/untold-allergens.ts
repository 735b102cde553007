import { hiddenRecipe } from '@nutricion/domain/catalog/composite-food';
import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import type { Exceptions } from './allergen-exceptions.ts';
import type { CatalogRow } from './catalog-row.ts';
import type { Fault } from './fault.ts';

const EXCEPTIONS = 'data/allergens/exceptions.csv';

/**
 * What a row's own words tell of its allergens and its columns don't: an allergen that they name is
 * contained, and what is made of several things has no whole list but its label's, which is sin datos.
 */
export const untoldAllergens = (
  row: CatalogRow,
  exceptions: Exceptions,
): readonly Pick<Fault, 'column' | 'message'>[] => {
  const excused = exceptions.get(row.sku) ?? new Set();
  const telling = tellingWords(row);
  const words = new Set(telling.map(({ word }) => word));
  const idle = [...excused].filter((word) => !words.has(word));
  return [
    ...telling
      .filter(({ word }) => !excused.has(word))
      .map(({ word, wanted }) => `dice «${word}»; se esperaba ${wanted}, o su razón en ${EXCEPTIONS}`),
    ...idle.map((word) => `no hace falta la excepción «${word}» de ${EXCEPTIONS}`),
  ].map((message) => ({ column: 'contains', message }));
};

interface Telling {
  readonly word: string;
  readonly wanted: string;
}

/** Words, in lower case, that want of the columns what isn't there. */
const tellingWords = (row: CatalogRow): readonly Telling[] => {
  const contained: readonly string[] = row.contains.all ?? row.contains.atLeast;
  const named = impliedAllergens(`${row.title}. ${row.description}`)
    .filter(({ allergen }) => !contained.includes(allergen))
    .map(({ word, allergen }) => ({ word, wanted: `${allergen} entre sus alérgenos` }));
  const hidden = row.contains.all === null ? null : hiddenRecipe(row);
  return [
    ...named,
    ...(hidden === null ? [] : [{ word: hidden, wanted: 'sin-datos: su etiqueta no la tenemos' }]),
  ].map(({ word, wanted }) => ({ word: word.toLocaleLowerCase('es'), wanted }));
};
