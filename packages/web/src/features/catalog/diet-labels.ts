import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';

/** The labels of a product's diet tags, each once; other tags are search words and stay unsaid. */
export const dietLabels = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.flatMap((tag) => dietTagLabels[tag] ?? [])),
];
