import { wordsOf } from '../../kit/fold.ts';
import type { AllergenId } from '../allergen.ts';
import { compositeReason } from '../composite-food.ts';
import { impliedAllergens } from '../implied-allergens.ts';
import { requiresPasteurization } from '../pasteurization.ts';
import type { NetUnit } from '../unit-price.ts';
import type { Proposal } from './proposal.ts';

/** What proposers read of a product. */
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
  /** Words of its text, in lower case, of which somebody has said that they tell nothing of its allergens. */
  readonly excused: readonly string[];
  readonly pasteurization: string | null;
  readonly nutrition: { readonly usdaId: string } | null;
  readonly hasBarcode: boolean;
  /** Units sold lately. */
  readonly sold: number;
}

/** A food of the public table, as a product's nutrition would hold it. */
export interface DocumentedFood {
  readonly description: string;
  readonly nutrition: object;
}

/** A search that led people to a product whose words don't say it. */
export interface ConvertingSearch {
  readonly productId: string;
  readonly query: string;
  readonly people: number;
}

export interface EnrichmentSources {
  /** By USDA's id. */
  readonly foods: ReadonlyMap<string, DocumentedFood>;
  readonly searches: readonly ConvertingSearch[];
}

/** Everything that can be proposed of a catalogue without asking anybody outside; the same again for the same catalogue. */
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

/** The food of the most alike product on its shelf. */
const proposeFood = (
  product: Enrichable,
  categoryProducts: readonly Enrichable[],
  foods: ReadonlyMap<string, DocumentedFood>,
): readonly Proposal[] => {
  const [closest] = rankBySimilarity(
    product,
    categoryProducts.filter(({ nutrition }) => foods.has(nutrition?.usdaId ?? '')),
  );
  const usdaId = closest?.other.nutrition?.usdaId ?? '';
  const food = foods.get(usdaId);
  if (!closest || !food || closest.share < MIN_SIMILARITY) return [];
  return [
    {
      productId: product.id,
      field: 'nutrition',
      value: food.nutrition,
      source: 'usda',
      because: `${food.description} (USDA ${usdaId}), como «${closest.other.title}»`,
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

/** What its own words name, and its list doesn't. A whole list is never proposed: silence stays silence. */
const proposeAllergens = (product: Enrichable): readonly Proposal[] => {
  const declared = product.allergens ?? product.containsAtLeast;
  const named = impliedAllergens(`${product.title}. ${product.description}`);
  const missing = named.filter(
    ({ allergen, word }) =>
      !declared.includes(allergen) && !product.excused.includes(word.toLocaleLowerCase('es')),
  );
  if (missing.length === 0) return [];
  const all = [...new Set([...declared, ...missing.map(({ allergen }) => allergen)])].sort();
  const hidden = compositeReason({ ...product, subcategory: product.subcategory ?? '' });
  return [
    {
      productId: product.id,
      field: 'allergen_info',
      // Of what has a recipe of its own only its label tells all: that is asked, not proposed.
      value: product.allergens === null || hidden !== null ? null : all,
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

/** So many times its kind's middle price per unit, or less than so small a part of it, is most likely a slip. */
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

/** Whoever picks types the code of nothing so often as of what is sold most. */
const BEST_SOLD = 30;

const bestSoldOf = (products: readonly Enrichable[]): ReadonlySet<string> =>
  new Set(
    products
      .filter(({ sold }) => sold > 0)
      .toSorted((one, other) => other.sold - one.sold)
      .slice(0, BEST_SOLD)
      .map(({ id }) => id),
  );

/** A code is read off the package, never guessed: this only asks for it. */
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

/** Words by which people found it though it doesn't say them. */
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
