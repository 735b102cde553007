import { categories } from '@nutricion/domain/catalog/category';

/** English names occur in imported catalogues; they can't be chosen here. */
const english: ReadonlySet<string> = new Set(['Yogurt', 'Milk', 'Cheese', 'Butter', 'Eggs', 'Dairy']);

/** The choices for a product's category, each with the shop category that shows it. */
export const categoryChoices = categories.flatMap(({ label, databaseCategories }) =>
  databaseCategories
    .filter((name) => !english.has(name))
    .map((name) => ({ value: name, label: name === label ? name : `${label} · ${name}` })),
);
