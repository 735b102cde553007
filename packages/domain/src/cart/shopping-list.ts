import { fold } from '@nutricion/language';
import { accept, type Result, refuse } from '../kit/result.ts';

/** Enough for a kitchen, few enough that a list opens at once on an old telephone. */
export const LIST_LIMITS = { lists: 20, lines: 100, favorites: 300, nameLetters: 60, quantity: 999 } as const;

export interface NamedList {
  readonly id: string;
  readonly name: string;
}

export type ListRefusal =
  | { readonly kind: 'too-many-lists' }
  | { readonly kind: 'too-many-lines' }
  | { readonly kind: 'too-many-favorites' }
  | { readonly kind: 'name-missing' }
  | { readonly kind: 'name-too-long' }
  | { readonly kind: 'name-taken'; readonly name: string };

/** The name that a new list gets among the lists that a person has. */
export const newListName = (lists: readonly NamedList[], typedName: string): Result<string, ListRefusal> =>
  lists.length >= LIST_LIMITS.lists ? refuse({ kind: 'too-many-lists' }) : availableName(lists, typedName);

/** The name that list `id` gets instead of its own; the same name in other letters is allowed. */
export const changedListName = (
  lists: readonly NamedList[],
  id: string,
  typedName: string,
): Result<string, ListRefusal> =>
  availableName(
    lists.filter((list) => list.id !== id),
    typedName,
  );

/** Whether one more product fits: `held` is how many different ones the list has, this one not among them. */
export const fitsOnList = (count: number): Result<null, ListRefusal> =>
  count >= LIST_LIMITS.lines ? refuse({ kind: 'too-many-lines' }) : accept(null);

/** Whether one more favourite fits. */
export const fitsAmongFavorites = (count: number): Result<null, ListRefusal> =>
  count >= LIST_LIMITS.favorites ? refuse({ kind: 'too-many-favorites' }) : accept(null);

/** "Semana" and " semána " are one name: two lists that look alike would be mixed up. */
const availableName = (others: readonly NamedList[], typedName: string): Result<string, ListRefusal> => {
  const name = typedName.trim().replace(/\s+/g, ' ');
  if (name === '') return refuse({ kind: 'name-missing' });
  if (name.length > LIST_LIMITS.nameLetters) return refuse({ kind: 'name-too-long' });
  const sameNamed = others.find((list) => fold(list.name) === fold(name));
  return sameNamed ? refuse({ kind: 'name-taken', name: sameNamed.name }) : accept(name);
};

/** What the customer reads: what is the matter, and what to do next. */
export const listRefusalText = (refusal: ListRefusal): string => {
  switch (refusal.kind) {
    case 'too-many-lists':
      return `Ya tienes ${LIST_LIMITS.lists} listas. Borra una para hacer otra.`;
    case 'too-many-lines':
      return `Esta lista ya lleva ${LIST_LIMITS.lines} productos. Quita alguno o haz otra lista.`;
    case 'too-many-favorites':
      return `Ya tienes ${LIST_LIMITS.favorites} favoritos. Quita alguno para guardar otro.`;
    case 'name-missing':
      return 'Ponle un nombre a la lista.';
    case 'name-too-long':
      return `Usa ${LIST_LIMITS.nameLetters} letras o menos.`;
    case 'name-taken':
      return `Ya tienes una lista que se llama «${refusal.name}». Escoge otro nombre.`;
  }
};
