import { isPurposeWord, type QueryConstraint } from '@nutricion/domain/catalog/words/constraint-tables';
import { lookUp } from '@nutricion/domain/catalog/words/word-tables';
import type { ConstraintsRead, NamedConstraint } from './read-constraints.ts';
import type { TermSearch } from './term-search.ts';

/** Words of somebody who makes a dish, and so looks for its ingredients. */
const MAKING = new Set(
  'hacer preparar cocinar casero casera caseros caseras casa ingrediente ingredientes receta cosas hecho hecha va lleva llevan llevar echa echar echaba'.split(
    ' ',
  ),
);
/** Whether a word says that something is made, and not of what. */
export const isOfMaking = (word: string): boolean => MAKING.has(word);

/** Words for food in general. */
const GENERAL = new Set(['comida', 'comidas', 'alimento', 'alimentos', 'producto', 'productos']);

/** What a search with constraints asks for. */
export interface ConstrainedSearch {
  /** Of the search, folded. */
  readonly words: readonly string[];
  readonly text: string;
  readonly constraints: readonly QueryConstraint[];
  /** The words that name them. */
  readonly names: readonly string[];
  readonly isDish: boolean;
  readonly isUse: boolean;
  readonly isMaking: boolean;
  /** 'sin X' pairs, or empty. */
  readonly exclusions: string;
  /** Its other words that may name something. */
  readonly rest: readonly string[];
  /** The food that is looked for; none: the constraints say it all. */
  readonly food: readonly string[];
  /** Foods that a dish is of, or with ("lasaña de espinaca"). */
  readonly beside: readonly string[];
}

/** Words before a food that a dish is of, or with. */
const OF: ReadonlySet<string> = new Set(['de', 'con']);

/** What a search's words ask for beside the names of its constraints. */
export const readConstrainedSearch = (
  words: readonly string[],
  { named, before, after }: ConstraintsRead,
  search: TermSearch,
): ConstrainedSearch => {
  const isMaking = words.some(isOfMaking) || isPurposeWord(words[0]);
  const isUse = named.every(({ constraint }) => constraint.kind === 'use');
  const hasManner = named.some(({ constraint }) => constraint.kind === 'eating' || constraint.kind === 'use');
  const { exclusions, others } = splitExclusions([...before, ...after]);
  // In "snack keto", "postre sin huevo" and "hamburguesa vegetariana" the first word is a food, neither an occasion nor a dish.
  const isFoodName = ({ constraint, words: name }: NamedConstraint): boolean =>
    constraint.kind === 'need'
      ? exclusions === '' && name.every((word) => lookUp(search.tables.kinds, word) !== undefined)
      : constraint.kind === 'dish' && hasManner && !isMaking && name.every((word) => search.isHead(word));
  const constraints = named.filter((name) => !isFoodName(name)).map(({ constraint }) => constraint);
  const isDish = constraints.some(({ kind }) => kind === 'dish');
  const isFoodHere = (word: string): boolean => !GENERAL.has(word) && isFood(word, search);
  const foods = [
    ...(hasManner ? named.filter(isFoodName).flatMap((name) => name.words) : []),
    // In "leche de soya para niños" the soya is part of the food.
    ...(isDish ? before : others).filter(
      (word) => isFoodHere(word) || (!isDish && isOfFood(word, words, isFoodHere)),
    ),
  ];
  const rest = others.filter((word) => !isOfMaking(word) && !GENERAL.has(word));
  return {
    words,
    text: words.join(' '),
    constraints,
    names: named.flatMap((name) => name.words).filter((word) => word !== 'sin'),
    isDish,
    isUse,
    isMaking,
    exclusions,
    rest,
    food: isUse && foods.length === 0 ? rest : foods,
    beside: isDish
      ? words.filter(
          (word, at) => OF.has(words[at - 1] ?? '') && after.includes(word) && isFood(word, search),
        )
      : [],
  };
};

/** Whether a word says of what a food is that stands before it: "leche de soya". */
const isOfFood = (word: string, words: readonly string[], isFoodHere: (word: string) => boolean): boolean => {
  const at = words.indexOf(word);
  return words[at - 1] === 'de' && isFoodHere(words[at - 2] ?? '');
};

const isFood = (word: string, search: TermSearch): boolean =>
  search
    .sameAs(word)
    .some((same) => lookUp(search.tables.shelves, same) !== undefined || search.isHead(same));

/** Separates the 'sin X' pairs of a search from its other words. */
const splitExclusions = (
  words: readonly string[],
): { readonly exclusions: string; readonly others: readonly string[] } => {
  const isPart = (at: number): boolean => words[at] === 'sin' || words[at - 1] === 'sin';
  return {
    exclusions: words.filter((_, at) => isPart(at)).join(' '),
    others: words.filter((_, at) => !isPart(at)),
  };
};
