/** Subcategories of foods with several ingredients, which only the label lists completely. */
const COMPOSITE_SUBCATEGORIES: ReadonlySet<string> = new Set([
  // Ready to eat, fried or to be fried.
  ...['Frituras', 'Mezclas', 'Empanadillas', 'Pasteles', 'Platos criollos', 'Pinchos', 'Listos para comer'],
  ...['Desayunos congelados', 'Pizzas', 'Platos listos', 'Pollo y pescado empanado', 'Acompañantes'],
  ...['Frituras congeladas', 'Masas congeladas', 'Papas y batatas', 'Frituras y papitas'],
  // Baked.
  ...['Pan criollo', 'Repostería', 'Pan de sándwich', 'Pan de hamburger y hot dog', 'Panes planos'],
  ...['Panes de desayuno', 'Galletas', 'Galletas saladas', 'Galletas dulces'],
  // Cured or canned meat, stocks and sauces.
  ...['Embutidos', 'Carnes frías', 'Carnes en lata', 'Sopas', 'Sofrito y recaíto', 'Sazonadores'],
  ...['Salsas de mesa', 'Salsas asiáticas', 'Picantes', 'Aderezos'],
  // Sweets, cereals and snacks.
  ...['Postres criollos', 'Limbers', 'Dulces típicos', 'Mantecados', 'Chocolates', 'Barras', 'Cereales'],
  ...['Granolas', 'Popcorn'],
  // Drinks and dairy substitutes.
  ...['Leche de sabores', 'Leches vegetales', 'Bebidas vegetales', 'Yogurt sin lácteos', 'Yogurt para beber'],
  ...['Margarina', 'Malta', 'Energizantes', 'Hidratantes', 'Proteína', 'Chocolate', 'Listo para tomar'],
  ...['Nutrición clínica', 'Para el café', 'Mezclas para hornear', 'Dips', 'Dulces'],
]);

/** Whether products of a subcategory are composite foods. */
export const isComposite = (subcategory: string | null): boolean =>
  COMPOSITE_SUBCATEGORIES.has(subcategory ?? '');

/** Ingredients that are composite themselves and may contain milk, soy or wheat; and frying oil that may be shared. */
const COMPOSITE_WORDS =
  /(?<!\p{L})(?:jam[oó]n|salchichas?|chorizo|longaniza|tocineta|pepperoni|(?:pre)?frit[oa]s?|granola|salsa para|sabor a (?:pollo|queso|chocolate))(?!\p{L})/iu;

/** Why a product's allergens can't be derived from its name: its subcategory or a word in its texts. Null for a simple food. */
export const compositeReason = (product: {
  readonly title: string;
  readonly description: string;
  readonly subcategory: string;
}): string | null =>
  isComposite(product.subcategory)
    ? product.subcategory
    : (COMPOSITE_WORDS.exec(`${product.title}. ${product.description}`)?.[0] ?? null);
