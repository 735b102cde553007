import { centsFromDollars, dollarsFromCents } from '../../kit/dollars.ts';
import { isAllergenId } from '../allergen.ts';
import { findCategory } from '../category.ts';
import { isDietTag } from '../diet-tags.ts';
import { noFilter, type ProductFilter } from './product-filter.ts';
import type { SortOrder } from './sort-products.ts';

/** Where a filter is written: in the address of a page, or in the query of a call. */
export type ParamStyle = 'address' | 'query';

/** More dollars than anything here costs. */
export const MAX_DOLLARS = 100_000;

/** Several values; some are the only ones there are. */
const multiValued = (separators: Separators, isKnown: (value: string) => boolean) => ({
  separators,
  isKnown,
});

/** What stands between two values. Null: the name is repeated, because a value may hold anything. */
type Separators = Readonly<Record<ParamStyle, string | null>>;
const commas: Separators = { address: ',', query: ',' };

/** The parts of a filter that hold several values: their names, and which values there are. */
export const listParams = {
  categories: {
    address: 'categoria',
    query: 'category',
    ...multiValued(commas, (id) => findCategory(id) !== undefined),
  },
  /** `facet`: the name of their counts in an answer; those of other parts are called as the part is. */
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

/** An order by its name in the address; a call names it as the shop does. */
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

/** Every name under which a part of a filter is written. */
export const filterParamNames = (style: ParamStyle): readonly string[] =>
  [listParams, priceParams, switchParams].flatMap((words) =>
    Object.values(words).map((param: Readonly<Record<ParamStyle, string>>) => param[style]),
  );

/**
 * The filter that is written somewhere. A value that there isn't is left out: an old link still opens.
 * @param textsOf every text under a name, in order
 */
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

/** A filter as names and texts, a name once for each text; what it doesn't ask for isn't written. */
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
