import { categories, categoryIdOf } from '@nutricion/domain/catalog/category';

interface Group<Line> {
  /** The shop's category; 'otros' if it has none. */
  readonly id: string;
  readonly label: string;
  readonly lines: readonly Line[];
}

/** Lines of a shopping list grouped by the eleven categories, in their order; lines without one come last. */
export const byCategory = <Line extends { readonly category: string }>(
  lines: readonly Line[],
): readonly Group<Line>[] => {
  const groups = [...categories, { id: 'otros', label: 'Otros' }].map(({ id, label }) => ({
    id,
    label,
    lines: lines.filter(({ category }) => (categoryIdOf(category) ?? 'otros') === id),
  }));
  return groups.filter((group) => group.lines.length > 0);
};
