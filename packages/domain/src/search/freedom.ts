import type { FreeFrom } from './diet-words.ts';
import type { SearchDocument } from './prepare.ts';

/** What is known of a product that should be free of something. Silence is unknown, never free. */
export type Freedom =
  | { readonly kind: 'contains' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'free';
      /** Its title or one of its tags says 'sin X'. */
      readonly isLabelled: boolean;
      /** The tag that proves it. */
      readonly tag: string | null;
    };

const contains: Freedom = { kind: 'contains' };
const unknown: Freedom = { kind: 'unknown' };

/**
 * A product is free of something when its label or a tag proves it, or when its allergens are known and
 * these aren't among them. Traces count as containing it, and so does a label that says 'con X'.
 */
export const freedomOf = (freeFrom: FreeFrom, { product, label }: SearchDocument): Freedom => {
  const { allergens, provenBy, isProvenByLabel, sin, con } = freeFrom;
  const isLabelled = label.includes(sin);
  if (isProvenByLabel && isLabelled) return { kind: 'free', isLabelled, tag: tagOf(product, provenBy) };
  if (holdsAny(product.contains, allergens) || holdsAny(product.mayContain, allergens)) return contains;
  if (isProvenByLabel && label.includes(con)) return contains;
  const tag = tagOf(product, provenBy);
  if (tag === null && (provenBy.length > 0 || product.contains === null)) return unknown;
  return { kind: 'free', isLabelled, tag };
};

const tagOf = (product: SearchDocument['product'], provenBy: readonly string[]): string | null =>
  provenBy.find((tag) => product.nutritionalHighlights.includes(tag)) ?? null;

/** True when a list is known and has one of these. */
export const holdsAny = (list: readonly string[] | null, wanted: readonly string[]): boolean =>
  list !== null && wanted.length > 0 && list.some((item) => wanted.includes(item));
