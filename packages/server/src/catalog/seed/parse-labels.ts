import { type AllergenId, isAllergenId } from '@nutricion/domain/catalog/allergen';
import type { CatalogRow } from './catalog-row.ts';
import { type Composite, labelOf } from './parse-composites.ts';
import { type Holds, heldByAll, type Ingredients } from './parse-ingredients.ts';
import { readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

/** What a product is made of, and what follows from it. */
export interface Label extends Holds {
  /** "Maíz, azúcar, sal."; null of a recipe that only tells what another food stands for: its label holds that at least. */
  readonly text: string | null;
}

/** Labels by sku, of data/allergens/labels.csv. */
export const parseLabels = (
  file: SeedFile,
  { ingredients, composites }: { ingredients: Ingredients; composites: ReadonlyMap<string, Composite> },
): { readonly bySku: ReadonlyMap<string, Label>; readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, ['sku', 'ingredients']);
  const bySku = new Map<string, Label>();
  const wrong = rows.flatMap(({ row, fields }) => {
    const names = (fields.ingredients ?? '').split(';');
    const listed = names.flatMap((name) => ingredients.get(name) ?? []);
    const unknown = names.find((name) => !ingredients.has(name));
    const { sku = '' } = fields;
    if (unknown === undefined && !bySku.has(sku))
      bySku.set(sku, { ...heldByAll(listed), text: `${labelOf(listed, composites)}.` });
    else
      return [
        {
          file: file.file,
          row,
          column: unknown === undefined ? 'sku' : 'ingredients',
          message: expected(
            unknown ?? sku,
            'un sku sin repetir e ingredientes de data/allergens/ingredients.csv',
          ),
        },
      ];
    return [];
  });
  return { bySku, issues: [...issues, ...wrong] };
};

/** A line, oil or oven that products share. */
interface SharedLine {
  readonly row: number;
  readonly mayContain: readonly AllergenId[];
}

export interface SharedLines {
  /** Of products that don't share their shelf's. */
  readonly bySku: ReadonlyMap<string, SharedLine>;
  /** Of the rest of a shelf, by "category/subcategory". */
  readonly byShelf: ReadonlyMap<string, SharedLine>;
}

const lineOf = (
  { bySku, byShelf }: SharedLines,
  { sku, category, subcategory }: Pick<CatalogRow, 'sku' | 'category' | 'subcategory'>,
): SharedLine | undefined => bySku.get(sku) ?? byShelf.get(`${category}/${subcategory}`);

export const parseLines = (file: SeedFile): SharedLines & { readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, ['category', 'subcategory', 'skus', 'may_contain', 'reason']);
  const bySku = new Map<string, SharedLine>();
  const byShelf = new Map<string, SharedLine>();
  const wrong = rows.flatMap(({ row, fields }) => {
    const { category = '', subcategory = '', skus = '', may_contain: may = '', reason = '' } = fields;
    const ids = may === 'ninguno' ? [] : may.split(';');
    if (subcategory === '' || reason === '' || !ids.every(isAllergenId))
      return [
        { file: file.file, row, column: 'may_contain', message: expected(may, 'alérgenos, y su razón') },
      ];
    const line = { row, mayContain: ids };
    if (skus === '') byShelf.set(`${category}/${subcategory}`, line);
    else for (const sku of skus.split(';')) bySku.set(sku, line);
    return [];
  });
  return { bySku, byShelf, issues: [...issues, ...wrong] };
};

/** A product without faults, as far as what others may get from it goes. */
interface DeclaredProduct {
  readonly sku: string;
  readonly title: string;
  readonly category: string;
  readonly detected_subcategory: string;
  readonly allergen_info: readonly string[] | null;
  readonly contains_at_least: readonly string[];
  readonly may_contain: readonly string[];
  readonly nutrition: { readonly usdaId: string } | null;
}

const containedBy = ({ allergen_info, contains_at_least }: DeclaredProduct): readonly string[] =>
  allergen_info ?? contains_at_least;

/** Lines that don't tell what their own products contain, which the others on it get. */
export const lineIssues = (
  file: string,
  lines: SharedLines,
  products: readonly DeclaredProduct[],
): readonly SeedIssue[] => {
  const all = new Set([...lines.bySku.values(), ...lines.byShelf.values()]);
  return [...all].flatMap((line) => {
    const on = products.filter(
      (product) => lineOf(lines, { ...product, subcategory: product.detected_subcategory }) === line,
    );
    const declared: readonly string[] = line.mayContain;
    const contained = [...new Set(on.flatMap(containedBy))];
    const unsaid = contained.filter(
      (id) => !declared.includes(id) && on.some((product) => !containedBy(product).includes(id)),
    );
    const message = expected(
      declared.join(';'),
      `también ${unsaid.join(';')}, que llevan productos de la línea`,
    );
    return unsaid.length > 0 ? [{ file, row: line.row, column: 'may_contain', message }] : [];
  });
};

/** Ingredients that say less than the product of ours that they are: one of the same food or name. */
export const ingredientIssues = (
  file: string,
  ingredients: Ingredients,
  products: readonly DeclaredProduct[],
): readonly SeedIssue[] =>
  [...ingredients.values()].flatMap(({ name, foodId, row, contains, mayContain }) => {
    const sold = products.filter(
      ({ title, nutrition }) =>
        title.toLocaleLowerCase('es') === name || (foodId !== '' && nutrition?.usdaId === foodId),
    );
    const declared: readonly string[] = [...contains, ...mayContain];
    return sold.flatMap((product) => {
      const unsaid = [
        ...containedBy(product).filter((id) => !contains.some((known) => known === id)),
        ...product.may_contain.filter((id) => !declared.includes(id)),
      ];
      const message = expected(name, `también ${unsaid.join(';')}, como el producto ${product.sku}`);
      return unsaid.length > 0 ? [{ file, row, column: 'may_contain', message }] : [];
    });
  });

/** A product's own label, and with it what the recipe behind its nutrients holds. Null: it has neither. */
export const labelFor = (
  row: Pick<CatalogRow, 'sku' | 'usda_id'>,
  labels: ReadonlyMap<string, Label>,
  composites: ReadonlyMap<string, Composite>,
): Label | null => {
  const own = labels.get(row.sku);
  const recipe = composites.get(row.usda_id);
  if (own) return { ...heldByAll(recipe ? [own, recipe] : [own]), text: own.text };
  return recipe ? { ...recipe, text: recipe.label && `${recipe.label}.` } : null;
};

/** Where a row's declarations say less, or more, than its label and its shelf's line. */
export const labelIssues = (
  row: CatalogRow,
  label: Label | null,
  lines: SharedLines,
): readonly Pick<SeedIssue, 'column' | 'message'>[] => {
  const issues: Pick<SeedIssue, 'column' | 'message'>[] = [];
  const contained: readonly AllergenId[] = row.contains.all ?? row.contains.atLeast;
  const isDeclared = row.contains.all !== null && isSameSet(row.contains.all, label?.contains ?? []);
  const isMissing = label?.contains.some((id) => !contained.includes(id));
  if (label && (label.text === null ? isMissing : !isDeclared))
    issues.push({
      column: 'contains',
      message: expected(
        contained.join(';'),
        `lo que llevan sus ingredientes: ${label.contains.join(';') || 'ninguno'}`,
      ),
    });
  const shared = [...(label?.mayContain ?? []), ...(lineOf(lines, row)?.mayContain ?? [])];
  const unsaid = shared.filter((id) => !contained.includes(id) && !row.may_contain.includes(id));
  if (unsaid.length > 0)
    issues.push({
      column: 'may_contain',
      message: expected(row.may_contain.join(';'), `también ${[...new Set(unsaid)].join(';')}`),
    });
  const claimed = [
    ...(row.declared.includes('gluten-free') && label?.kinds.includes('gluten') ? ['gluten-free'] : []),
    ...(row.declared.includes('vegan') && label?.kinds.includes('animal') ? ['vegan'] : []),
  ];
  if (claimed.length > 0)
    issues.push({
      column: 'declared',
      message: expected(claimed.join(';'), 'que sus ingredientes lo dejen'),
    });
  return issues;
};

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
