import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { safetyIssues } from '@nutricion/domain/recipes/food-safety';
import { safetyIssueText } from '@nutricion/domain/recipes/food-safety-text';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type RecipeEntry, recipeEntrySchema } from './recipe-entry.ts';
import type { RecipeIssue, RecipeRefusal } from './recipe-issue.ts';

/** The text of a file, named as faults name it: its path from the project's root. */
export interface RecipeFile {
  readonly file: string;
  readonly text: string;
}

/** A recipe with its file. */
export interface ReadEntry {
  readonly file: string;
  readonly entry: RecipeEntry;
}

/** The recipes out of their files, or all that is wrong with them. Ids are unique over all files. */
export const parseRecipes = (files: readonly RecipeFile[]): Result<readonly ReadEntry[], RecipeRefusal> => {
  const parsed = files.map(parseFile);
  const entries = parsed.flatMap((each) => each.entries);
  const issues = [...parsed.flatMap((each) => each.issues), ...repeated(entries)];
  return issues.length > 0 ? refuse({ kind: 'bad-recipes', issues }) : accept(entries);
};

interface Parsed {
  readonly entries: readonly ReadEntry[];
  readonly issues: readonly RecipeIssue[];
}

const parseFile = ({ file, text }: RecipeFile): Parsed => {
  const document = parseDocument(text);
  if (document.errors.length > 0)
    return {
      entries: [],
      issues: document.errors.map(({ linePos }) => ({
        file,
        field: `línea ${linePos?.[0].line ?? 1}`,
        message: 'no es YAML',
      })),
    };
  const values = z.array(z.unknown()).safeParse(document.toJS());
  if (!values.success)
    return { entries: [], issues: [{ file, field: 'línea 1', message: 'se esperaba una lista de recetas' }] };
  const parsed = values.data.map((value, position) => parseEntry(file, value, position));
  return { entries: parsed.flatMap((each) => each.entries), issues: parsed.flatMap((each) => each.issues) };
};

const parseEntry = (file: string, value: unknown, position: number): Parsed => {
  const parsed = recipeEntrySchema.safeParse(value);
  if (parsed.success) {
    const { data: entry } = parsed;
    const issues = unsafe(entry).map((message) => ({ file, field: entry.id, message }));
    return { entries: [{ file, entry }], issues };
  }
  const id = z.object({ id: z.string() }).safeParse(value).data?.id ?? `receta ${position + 1}`;
  const parseIssue = (path: readonly PropertyKey[], message: string): RecipeIssue => ({
    file,
    field: [id, fieldName(path)].filter(Boolean).join(', '),
    message,
  });
  return {
    entries: [],
    issues: parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => parseIssue([...issue.path, key], 'no se conoce'))
        : [parseIssue(issue.path, issue.message)],
    ),
  };
};

/** Missing food safety information. */
const unsafe = (entry: RecipeEntry): readonly string[] =>
  safetyIssues({
    title: entry.title,
    skus: entry.ingredients.map(({ sku }) => sku),
    steps: entry.steps,
    tip: entry.tip,
    cookMinutes: entry.cook_minutes,
    shelfLifeDays: entry.shelf_life_days ?? null,
    storagePlace: entry.kept_in,
    keepsLongerBecause: entry.keeps_longer_because,
  }).map(safetyIssueText);

/** `['ingredients', 0, 'unit']` as `ingredients[0].unit`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part, position) =>
      typeof part === 'number' ? `[${part}]` : `${position === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

const repeated = (entries: readonly ReadEntry[]): readonly RecipeIssue[] => {
  const seen = new Set<string>();
  return entries.flatMap(({ file, entry }) => {
    const names = [entry.id, entry.title.toLocaleLowerCase('es')];
    const isRepeated = names.some((each) => seen.has(each));
    for (const each of names) seen.add(each);
    return isRepeated
      ? [{ file, field: entry.id, message: 'ya hay una receta con ese nombre o título' }]
      : [];
  });
};
