import { wordsOf } from '@nutricion/language';
import type { AllergenId } from '../allergen.ts';
import { compositeReason } from '../composite-food.ts';
import { impliedAllergens } from '../implied-allergens.ts';
import { requiresPasteurization } from '../pasteurization.ts';
import type { NetUnit } from '../unit-price.ts';
import type { Proposal } from './proposal.ts';

/** The fields of a product that proposals are generated from. */
export interface Enrichable {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly tags: readonly string[];
  readonly priceCents: number;
  readonly netContent: number;
  readonly netUnit: NetUnit;
  readonly allergens: readonly AllergenId[] | null;
  readonly containsAtLeast: readonly AllergenId[];
  /** Lower-case words in its texts that were checked by hand and imply no allergen. */
  readonly excused: readonly string[];
  readonly pasteurization: string | null;
  readonly nutrition: { readonly usdaId: string } | null;
  readonly hasBarcode: boolean;
  /** Units sold recently. */
  readonly sold: number;
}

/** A query after which people chose a product whose texts lack its words. */
export interface ConvertingSearch {
  readonly productId: string;
  readonly query: string;
  readonly people: number;
}

export interface EnrichmentSources {
  /** Nutrition in a product's format, by the food's id in USDA's table. */
  readonly foods: ReadonlyMap<string, object>;
  readonly searches: readonly ConvertingSearch[];
}

/** All proposals that follow from the catalogue's own data; deterministic. */
export const proposeAll = (
  products: readonly Enrichable[],
  sources: EnrichmentSources,
): readonly Proposal[] => {
  const byCategory = groupBy(products, ({ category }) => category);
  const bestSold = bestSoldOf(products);
  const bySubcategory = groupBy(products, ({ category, subcategory }) => `${category} ${subcategory}`);
  return products.flatMap((product) => {
    const categoryProducts = byCategory.get(product.category) ?? [];
    const sameSubcategory = bySubcategory.get(`${product.category} ${product.subcategory}`) ?? [];
    return [
      ...(product.nutrition ? [] : proposeFood(product, categoryProducts, sources.foods)),
      ...(product.subcategory ? [] : proposeSubcategory(product, categoryProducts)),
      ...proposeAllergens(product),
      ...proposePasteurization(product),
      ...questionPrice(product, sameSubcategory),
      ...proposeTags(product, sources.searches),
      ...requestBarcode(product, bestSold),
    ];
  });
};

/** The nutrition of the most similar product in its category. */
const proposeFood = (
  product: Enrichable,
  categoryProducts: readonly Enrichable[],
  foods: ReadonlyMap<string, object>,
): readonly Proposal[] => {
  const [closest] = rankBySimilarity(
    product,
    categoryProducts.filter(({ nutrition }) => foods.has(nutrition?.usdaId ?? '')),
  );
  const usdaId = closest?.other.nutrition?.usdaId ?? '';
  const nutrition = foods.get(usdaId);
  if (!closest || !nutrition || closest.share < MIN_SIMILARITY) return [];
  return [
    {
      productId: product.id,
      field: 'nutrition',
      value: nutrition,
      source: 'usda',
      // Not by USDA's description, which is English.
      because: `Alimento n.º ${usdaId} de USDA SR28, el de «${closest.other.title}», que se le parece`,
      sourceKey: usdaId,
      confidence: 0.4 + closest.share * 0.4,
    },
  ];
};

const proposeSubcategory = (
  product: Enrichable,
  categoryProducts: readonly Enrichable[],
): readonly Proposal[] => {
  const [closest] = rankBySimilarity(
    product,
    categoryProducts.filter(({ subcategory }) => subcategory !== null),
  );
  const subcategory = closest?.other.subcategory;
  if (!closest || !subcategory || closest.share < MIN_SIMILARITY) return [];
  return [
    {
      productId: product.id,
      field: 'detected_subcategory',
      value: subcategory,
      source: 'parecidos',
      because: `Como «${closest.other.title}»`,
      sourceKey: subcategory,
      confidence: 0.5 + closest.share * 0.4,
    },
  ];
};

/** Allergens that its texts name and its list lacks. A complete list is proposed only if the product isn't composite; otherwise a question. */
const proposeAllergens = (product: Enrichable): readonly Proposal[] => {
  const declared = product.allergens ?? product.containsAtLeast;
  const named = impliedAllergens(`${product.title}. ${product.description}`);
  const missing = named.filter(
    ({ allergen, word }) =>
      !declared.includes(allergen) && !product.excused.includes(word.toLocaleLowerCase('es')),
  );
  if (missing.length === 0) return [];
  const all = [...new Set([...declared, ...missing.map(({ allergen }) => allergen)])].sort();
  const composite = compositeReason({ ...product, subcategory: product.subcategory ?? '' });
  return [
    {
      productId: product.id,
      field: 'allergen_info',
      // Only the label of a composite food lists all allergens, so a person is asked to read it.
      value: product.allergens === null || composite !== null ? null : all,
      source: 'texto',
      because: `Dice ${missing.map(({ word }) => `«${word}»`).join(', ')}`,
      sourceKey: all.join(' '),
      confidence: 0.7,
    },
  ];
};

const proposePasteurization = (product: Enrichable): readonly Proposal[] => {
  if (product.pasteurization !== null || !requiresPasteurization(product.subcategory ?? '')) return [];
  const isStated = /\bpasteurizad[oa]s?\b/iu.test(`${product.title} ${product.description}`);
  return [
    {
      productId: product.id,
      field: 'pasteurization',
      value: isStated ? 'pasteurizado' : 'sin-datos',
      source: 'texto',
      because: isStated ? 'Su texto dice que es pasteurizado' : `De ${product.subcategory} hay que decirlo`,
      sourceKey: isStated ? 'dicho' : 'falta',
      confidence: isStated ? 0.8 : 0.6,
    },
  ];
};

/** A price per unit this many times the median of its subcategory, or less than that part of it, is probably a mistake. */
const MAX_PRICE_RATIO = 4;
const MIN_COMPARABLE_PRODUCTS = 5;

const questionPrice = (product: Enrichable, sameSubcategory: readonly Enrichable[]): readonly Proposal[] => {
  const same = sameSubcategory.filter(({ netUnit }) => netUnit === product.netUnit);
  if (same.length < MIN_COMPARABLE_PRODUCTS) return [];
  const prices = same.map(perUnit).sort((one, other) => one - other);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const own = perUnit(product);
  if (own <= middle * MAX_PRICE_RATIO && own >= middle / MAX_PRICE_RATIO) return [];
  const times = own > middle ? own / middle : middle / own;
  return [
    {
      productId: product.id,
      field: 'price',
      value: null,
      source: 'precio',
      because: `Por unidad cuesta ${times.toFixed(1)} veces ${own > middle ? 'más' : 'menos'} que los demás de ${product.subcategory ?? product.category}`,
      sourceKey: `${product.priceCents} ${product.netContent}`,
      confidence: 0.5,
    },
  ];
};

const perUnit = ({ priceCents, netContent }: Enrichable): number => priceCents / netContent;

/** The best sellers without a barcode are asked about: pickers have to type those codes most often. */
const BEST_SOLD = 30;

const bestSoldOf = (products: readonly Enrichable[]): ReadonlySet<string> =>
  new Set(
    products
      .filter(({ sold }) => sold > 0)
      .toSorted((one, other) => other.sold - one.sold)
      .slice(0, BEST_SOLD)
      .map(({ id }) => id),
  );

/** A barcode is read from the package, never guessed, so the proposal is a question. */
const requestBarcode = (
  { id, hasBarcode }: Enrichable,
  bestSold: ReadonlySet<string>,
): readonly Proposal[] =>
  hasBarcode || !bestSold.has(id)
    ? []
    : [
        {
          productId: id,
          field: 'barcode',
          value: null,
          source: 'ventas',
          because:
            'Es de lo que más se prepara y no tiene código de barras: al escanearlo se prepara sin errores',
          sourceKey: 'falta',
          confidence: 0.6,
        },
      ];

/** Fewest people who chose a product after the same query. */
const MIN_PEOPLE = 3;

const proposeTags = (product: Enrichable, searches: readonly ConvertingSearch[]): readonly Proposal[] =>
  searches.flatMap(({ productId, query, people }) => {
    if (productId !== product.id || people < MIN_PEOPLE) return [];
    const own = new Set(
      wordsOf([product.title, product.description, product.category, ...product.tags].join(' ')),
    );
    if (wordsOf(query).every((word) => own.has(word))) return [];
    return [
      {
        productId: product.id,
        field: 'tags' as const,
        value: [...product.tags, query],
        source: 'busquedas' as const,
        because: `${people} personas lo escogieron al buscar «${query}»`,
        sourceKey: query,
        confidence: Math.min(0.9, 0.5 + people * 0.05),
      },
    ];
  });

const MIN_SIMILARITY = 0.34;

const rankBySimilarity = (product: Enrichable, others: readonly Enrichable[]) => {
  const own = new Set(wordsOf(product.title));
  return others
    .filter(({ id }) => id !== product.id)
    .map((other) => {
      const words = new Set(wordsOf(other.title));
      const both = [...own].filter((word) => words.has(word)).length;
      return { other, share: both / (own.size + words.size - both || 1) };
    })
    .sort((one, other) => other.share - one.share || (one.other.id < other.other.id ? -1 : 1));
};

const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};
