import type { ProductField } from '@nutricion/contract/catalog/product-fields';
import { categories } from '@nutricion/domain/catalog/category';
import { plainHeading } from '@nutricion/domain/catalog/file-columns';
import { pasteurizations } from '@nutricion/domain/catalog/pasteurization';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';

/** The value of a choice written with other case, accents or by its label; any other text as it is. */
export const choiceIn = (field: ProductField, cell: string): string =>
  choices[field]?.get(plainHeading(cell)) ?? cell;

const byPlainText = (
  pairs: readonly (readonly [text: string, value: string])[],
): ReadonlyMap<string, string> => new Map(pairs.map(([text, value]) => [plainHeading(text), value]));

const choices: Partial<Record<ProductField, ReadonlyMap<string, string>>> = {
  category: byPlainText(
    categories.flatMap(({ id, label, databaseCategories }) => {
      const names = databaseCategories.map((name) => [name, name] as const);
      const [only, ...others] = databaseCategories;
      // «Lácteos y Huevos» may be milk or cheese: that isn't guessed.
      return others.length > 0 ? names : [...names, [id, only] as const, [label, only] as const];
    }),
  ),
  zone: byPlainText(zones.flatMap((zone) => [[zone, zone] as const, [zoneLabels[zone], zone] as const])),
  tax_class: byPlainText(taxClasses.map((each) => [each, each] as const)),
  pasteurization: byPlainText(pasteurizations.map((each) => [each, each] as const)),
  net_unit: byPlainText([
    ...netUnits.map((unit) => [unit, unit] as const),
    ...['lbs', 'libra', 'libras', 'pound', 'pounds'].map((name) => [name, 'lb'] as const),
    ...['onza', 'onzas', 'ounce', 'ounces', 'ozs'].map((name) => [name, 'oz'] as const),
    ...['floz', 'fl. oz.', 'onza fluida', 'onzas fluidas'].map((name) => [name, 'fl oz'] as const),
    ...['un', 'und', 'unidades', 'unit', 'units', 'ea', 'each', 'ct', 'pieza', 'piezas', 'pza'].map(
      (name) => [name, 'unidad'] as const,
    ),
  ]),
};
