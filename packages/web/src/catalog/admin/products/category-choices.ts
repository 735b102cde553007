import { categories } from '@nutricion/domain/catalog/category';

/** Names in English are for catalogues that came so; nobody chooses them here. */
const english: ReadonlySet<string> = new Set(['Yogurt', 'Milk', 'Cheese', 'Butter', 'Eggs', 'Dairy']);

/** What a product's category may be, each with the shelf it stands on. */
export const categoryChoices = categories.flatMap(({ label, databaseCategories }) =>
  databaseCategories
    .filter((name) => !english.has(name))
    .map((name) => ({ value: name, label: name === label ? name : `${label} · ${name}` })),
);
