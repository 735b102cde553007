import { isAllergenId } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { noFilter, type ProductFilter } from '@nutricion/domain/filter/product-filter';
import type { SortOrder } from '@nutricion/domain/filter/sort-products';
import { centsFromDollars, dollarsFromCents } from '@nutricion/domain/money/money';

/** What of a list is shown, and in which order: all of it stands in the address. */
export interface Browsing {
  readonly filter: ProductFilter;
  readonly order: SortOrder;
}

/** An order by its name in the address. */
const orderByName: Readonly<Record<string, SortOrder>> = {
  precio: 'price',
  'precio-mayor': 'price-desc',
  unidad: 'unit-price',
  nombre: 'name',
};

const names = [
  'categoria',
  'tipo',
  'min',
  'max',
  'dieta',
  'sin',
  'sindatos',
  'disponibles',
  'ofertas',
  'orden',
] as const;

/** Reads an address. What it says that there isn't is left out: an old link still opens. */
export const browsingFrom = (params: URLSearchParams): Browsing => ({
  filter: {
    ...noFilter,
    categories: listFrom(params.get('categoria')).filter(findCategory),
    kinds: [...new Set(params.getAll('tipo'))].filter(Boolean),
    minCents: centsFrom(params.get('min')),
    maxCents: centsFrom(params.get('max')),
    diets: listFrom(params.get('dieta')).filter((tag) => Object.hasOwn(dietTagLabels, tag)),
    without: listFrom(params.get('sin')).filter(isAllergenId),
    withUnknown: params.get('sindatos') === '1',
    inStock: params.get('disponibles') === '1',
    onOffer: params.get('ofertas') === '1',
  },
  order: orderFrom(params.get('orden')),
});

/** The address with another filter and order; what else it says stays. */
export const withBrowsing = (params: URLSearchParams, { filter, order }: Browsing): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  const put = (name: (typeof names)[number], value: string | null) => {
    if (value) next.set(name, value);
  };
  put('categoria', filter.categories.join(','));
  for (const kind of filter.kinds) next.append('tipo', kind);
  put('min', textOf(filter.minCents));
  put('max', textOf(filter.maxCents));
  put('dieta', filter.diets.join(','));
  put('sin', filter.without.join(','));
  put('sindatos', filter.withUnknown ? '1' : null);
  put('disponibles', filter.inStock ? '1' : null);
  put('ofertas', filter.onOffer ? '1' : null);
  put('orden', Object.keys(orderByName).find((name) => orderByName[name] === order) ?? null);
  return next;
};

const listFrom = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').filter(Boolean)),
];

const orderFrom = (name: string | null): SortOrder =>
  (name !== null && Object.hasOwn(orderByName, name) && orderByName[name]) || 'relevance';

/** More than anything here costs; what the server takes. */
const MAX_DOLLARS = 100_000;

const centsFrom = (text: string | null): number | null => {
  const dollars = text ? Number(text) : Number.NaN;
  return dollars >= 0 && dollars <= MAX_DOLLARS ? centsFromDollars(dollars) : null;
};

const textOf = (cents: number | null): string | null =>
  cents === null ? null : `${dollarsFromCents(cents)}`;
