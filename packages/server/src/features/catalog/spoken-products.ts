import { productAllergens } from '@nutricion/contract/product-allergens';
import { type AllergenId, allergens, surelyContained } from '@nutricion/domain/catalog/allergen';
import { fold } from '@nutricion/domain/text/fold';
import type { WordTables } from '@nutricion/domain/text/word-tables';
import type { VoiceLexicon } from '@nutricion/domain/voice/understanding';
import { voiceLexicon } from '@nutricion/domain/voice/voice-lexicon';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** The best of several is meant where it is found so many times better than the next. */
const CLEARLY = 1.5;
const LOOKED_AT = 5;

/** What a spoken name means among the products. */
export interface SpokenProduct {
  /** Null: none is clearly meant. */
  readonly id: string | null;
  /** Why somebody should be asked first, in Spanish, a sentence each; none: this one, without a doubt. */
  readonly doubts: readonly string[];
}

export interface SpokenProducts {
  /** The words of the catalogue as it is now. */
  readonly lexicon: () => VoiceLexicon;
  /** The product that a name means, and what a household that avoids something should know of it. */
  readonly choose: (name: string, avoided: readonly AllergenId[]) => SpokenProduct;
}

export const spokenProducts = (
  catalog: Pick<Catalog, 'search' | 'shelves' | 'version'>,
  words: WordTables,
): SpokenProducts => ({
  lexicon: rememberedLexicon(catalog, words),
  choose: (name, avoided) => {
    const { entry, doubt } = clearlyMeant(catalog, name);
    if (!entry) return { id: null, doubts: doubt ? [doubt] : [] };
    const { title } = entry.source.product;
    const doubts = [allergenDoubt(entry, avoided), entry.stock <= 0 ? `«${title}» está agotado.` : null];
    return { id: entry.id, doubts: doubts.filter((each) => each !== null) };
  },
});

/** By the shop's own search: the one that is called so, or clearly the best found. */
const clearlyMeant = (
  catalog: Pick<Catalog, 'search' | 'shelves'>,
  name: string,
): { readonly entry: CatalogEntry | null; readonly doubt: string | null } => {
  const { hits } = catalog.search(name, false, LOOKED_AT);
  const found = hits.flatMap(({ id, score }) => {
    const entry = catalog.shelves().byId.get(id);
    return entry ? [{ entry, score }] : [];
  });
  const [best, next] = found;
  if (!best) return { entry: null, doubt: `No hay nada con «${name}».` };
  const exact = found.filter(({ entry }) => fold(entry.source.product.title) === fold(name));
  const one = exact.length === 1 ? exact[0] : undefined;
  if (one) return { entry: one.entry, doubt: null };
  if (!next || best.score >= CLEARLY * next.score) return { entry: best.entry, doubt: null };
  return { entry: null, doubt: `Hay varios con «${name}».` };
};

/** What the household avoids, and the product has, may have, or isn't known to be free of; null: nothing. */
const allergenDoubt = ({ source }: CatalogEntry, avoided: readonly AllergenId[]): string | null => {
  if (avoided.length === 0) return null;
  const { title } = source.product;
  const declared = productAllergens(source.product);
  const labelOf = (id: AllergenId) => allergens.find((each) => each.id === id)?.label.toLowerCase() ?? id;
  const held = avoided.find((id) => surelyContained(declared).includes(id));
  if (held) return `«${title}» contiene ${labelOf(held)}, y en tu casa se evita.`;
  const possible = avoided.find((id) => declared.mayContain.includes(id));
  if (possible) return `«${title}» puede contener ${labelOf(possible)}, y en tu casa se evita.`;
  return declared.contains === null ? `No se sabe qué alérgenos tiene «${title}».` : null;
};

/** Gathered once for each version of the catalogue. */
const rememberedLexicon = (
  catalog: Pick<Catalog, 'shelves' | 'version'>,
  words: WordTables,
): (() => VoiceLexicon) => {
  const others = [
    ...words.synonyms.keys(),
    ...[...words.synonyms.values()].flat(),
    ...words.kinds.keys(),
    ...words.freeFrom.keys(),
    ...words.shelves.keys(),
  ];
  let known: { readonly version: number; readonly lexicon: VoiceLexicon } | null = null;
  return () => {
    const version = catalog.version();
    if (known?.version !== version) {
      const titles = [...catalog.shelves().byId.values()].map(({ source }) => source.product.title);
      known = { version, lexicon: voiceLexicon(titles, others) };
    }
    return known.lexicon;
  };
};
