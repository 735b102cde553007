import { centsFromDollars, dollarsFromCents } from '../../kit/dollars.ts';
import { isAllergenId } from '../allergen.ts';
import { findCategory } from '../category.ts';
import { isDietTag } from '../diet-tags.ts';
import { noFilter, type ProductFilter } from './product-filter.ts';
import type { SortOrder } from './sort-products.ts';

/** Where a filter is written: in the address of a page, or in the query of an API call. */
export type ParamStyle = 'address' | 'query';

/** Upper limit for prices, in dollars; more than any product costs. */
export const MAX_DOLLARS = 100_000;

/** A parameter with several values. */
const multiValued = (separators: Separators, isKnown: (value: string) => boolean) => ({
  separators,
  isKnown,
});

/** The separator between values. Null: the parameter is repeated, because values may contain any character. */
type Separators = Readonly<Record<ParamStyle, string | null>>;
const commas: Separators = { address: ',', query: ',' };

/** The parts of a filter with several values: their parameter names and valid values. */
export const listParams = {
  categories: {
    address: 'categoria',
    query: 'category',
    ...multiValued(commas, (id) => findCategory(id) !== undefined),
  },
  /** `facet`: the name of its counts in a response; other parts have the same name there. */
  subcategories: {
    address: 'tipo',
    query: 'kind',
    facet: 'kinds',
    ...multiValued({ address: null, query: '|' }, () => true),
  },
  diets: {
    address: 'dieta',
    query: 'diet',
    ...multiValued(commas, isDietTag),
  },
  without: { address: 'sin', query: 'without', ...multiValued(commas, isAllergenId) },
} as const;

/** Dollars, both ends included. */
export const priceParams = {
  minCents: { address: 'min', query: 'min' },
  maxCents: { address: 'max', query: 'max' },
} as const;

/** `1` or absent. */
export const switchParams = {
  withUnknown: { address: 'sindatos', query: 'unknown' },
  inStock: { address: 'disponibles', query: 'stock' },
  onOffer: { address: 'ofertas', query: 'offer' },
} as const;

/** Values of the order parameter in the address; the API uses the keys. */
export const sortParams = {
  relevance: null,
  price: 'precio',
  'price-desc': 'precio-mayor',
  'unit-price': 'unidad',
  name: 'nombre',
} as const satisfies Record<SortOrder, string | null>;

type ListPart = keyof typeof listParams;
type PricePart = keyof typeof priceParams;
type SwitchPart = keyof typeof switchParams;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** All parameter names of a filter. */
export const filterParamNames = (style: ParamStyle): readonly string[] =>
  [listParams, priceParams, switchParams].flatMap((params) =>
    Object.values(params).map((param: Readonly<Record<ParamStyle, string>>) => param[style]),
  );

/** Reads a filter. Unknown values are ignored, so that an old link still opens. `textsOf`: all values of a parameter, in order. */
export const readFilter = (
  textsOf: (name: string) => readonly string[],
  style: ParamStyle,
): ProductFilter => {
  const lists = keysOf<ListPart>(listParams).map((part) => {
    const param = listParams[part];
    const separator = param.separators[style];
    const values = textsOf(param[style]).flatMap((text) =>
      separator === null ? text : text.split(separator),
    );
    return [part, [...new Set(values)].filter((value) => value !== '' && param.isKnown(value))];
  });
  const prices = keysOf<PricePart>(priceParams).map((part) => [
    part,
    centsOf(textsOf(priceParams[part][style])[0]),
  ]);
  const switches = keysOf<SwitchPart>(switchParams).map((part) => [
    part,
    textsOf(switchParams[part][style])[0] === '1',
  ]);
  return { ...noFilter, ...Object.fromEntries([...lists, ...prices, ...switches]) };
};

/** A filter as parameters; a repeated name for several values. Parts without a value are left out. */
export const writeFilter = (
  filter: ProductFilter,
  style: ParamStyle,
): readonly (readonly [name: string, text: string])[] =>
  keysOf<keyof ProductFilter>(noFilter).flatMap((part) => textsIn(filter, part, style));

const textsIn = (
  filter: ProductFilter,
  part: keyof ProductFilter,
  style: ParamStyle,
): readonly (readonly [name: string, text: string])[] => {
  if (part in listParams) {
    const param = listParams[part as ListPart];
    const separator = param.separators[style];
    const values: readonly string[] = filter[part as ListPart];
    const texts = separator === null || values.length === 0 ? values : [values.join(separator)];
    return texts.map((text) => [param[style], text] as const);
  }
  if (part in priceParams) {
    const cents = filter[part as PricePart];
    const name = priceParams[part as PricePart][style];
    return cents === null ? [] : [[name, `${dollarsFromCents(cents)}`] as const];
  }
  return filter[part] ? [[switchParams[part as SwitchPart][style], '1'] as const] : [];
};

const centsOf = (text: string | undefined): number | null => {
  const dollars = text ? Number(text) : Number.NaN;
  return dollars >= 0 && dollars <= MAX_DOLLARS ? centsFromDollars(dollars) : null;
};
