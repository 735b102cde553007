/** The eleven categories of the shop: specification, section 9. */
interface CategoryDefinition {
  readonly id: string;
  readonly label: string;
  /** Values of `products.category` that belong to it, in Spanish and in English. */
  readonly databaseCategories: readonly string[];
}

export const categories = [
  { id: 'frutas', label: 'Frutas', databaseCategories: ['Frutas'] },
  { id: 'vegetales', label: 'Vegetales', databaseCategories: ['Vegetales'] },
  {
    id: 'lacteos',
    label: 'Lácteos y Huevos',
    databaseCategories: [
      'Yogurts',
      'Leche',
      'Quesos',
      'Mantequilla',
      'Huevos',
      'Yogurt',
      'Milk',
      'Cheese',
      'Butter',
      'Eggs',
      'Dairy',
    ],
  },
  { id: 'carnes', label: 'Carnes y Proteínas', databaseCategories: ['Carnes'] },
  { id: 'panaderia', label: 'Panadería', databaseCategories: ['Bakery y Deli', 'Bakery y Harinas'] },
  {
    id: 'congelados',
    label: 'Comidas Congeladas',
    databaseCategories: ['Comidas Congeladas', 'Congelado'],
  },
  {
    id: 'provisiones',
    label: 'Provisiones y Despensa',
    databaseCategories: ['Provisiones', 'Arroces & Pastas'],
  },
  {
    id: 'condimentos',
    label: 'Condimentos y Salsas',
    databaseCategories: ['Salsas', 'Condimentos y Hierbas'],
  },
  { id: 'bebidas', label: 'Bebidas', databaseCategories: ['Bebidas', 'Café'] },
  { id: 'snacks', label: 'Snacks y Cereales', databaseCategories: ['Cereales Granolas & Snacks'] },
  { id: 'antojitos', label: 'Antojitos Boricuas', databaseCategories: ['Antojitos Boricuas'] },
] as const satisfies readonly CategoryDefinition[];

export type Category = (typeof categories)[number];
export type CategoryId = Category['id'];

const byId = new Map<string, Category>(categories.map((category) => [category.id, category]));
const idByDatabaseCategory = new Map<string, CategoryId>(
  categories.flatMap(({ id, databaseCategories }) => databaseCategories.map((name) => [name, id] as const)),
);

export const findCategory = (id: string): Category | undefined => byId.get(id);

/** The category of a `products.category` value; null for one that the shop doesn't list. */
export const categoryIdOf = (databaseCategory: string): CategoryId | null =>
  idByDatabaseCategory.get(databaseCategory) ?? null;
