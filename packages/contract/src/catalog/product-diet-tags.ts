import { isDietTag } from '@nutricion/domain/catalog/diet-tags';

/** A product's diet tags, each once: its highlights and the diet tags among its tags. */
export const productDietTags = (product: {
  readonly nutritional_highlights?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}): readonly string[] =>
  [...new Set([...(product.nutritional_highlights ?? []), ...(product.tags ?? [])])].filter(isDietTag);
