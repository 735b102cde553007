import { fold, formsOf, type Token } from '@nutricion/language';
import { ORDINALS } from './items.ts';
import type { VoiceContext } from './understanding.ts';

/** The same words, with the title of what is pointed at on the screen in the place of "el segundo" or "el que dice orgánicos". */
export const resolvePointers = (
  tokens: readonly Token[],
  { results = [] }: VoiceContext,
): readonly Token[] => {
  if (results.length === 0) return tokens;
  for (let at = 0; at < tokens.length; at += 1) {
    const pointed = ordinalAt(tokens, at, results) ?? describedAt(tokens, at, results);
    if (!pointed) continue;
    const title = { text: pointed.title.toLowerCase(), folded: fold(pointed.title) };
    return [
      ...withoutScreen(tokens.slice(0, at)),
      { ...(tokens[at] as Token), ...title },
      ...tokens.slice(pointed.end),
    ];
  }
  return tokens;
};

interface PointedTitle {
  readonly title: string;
  readonly end: number;
}

const ARTICLE = /^(?:el|la|los|las|del|al)$/;
const DEMONSTRATIVE = /^(?:ese|esa|esos|esas|este|esta)$/;

/** "el segundo", "del tercero ese que sale ahí". */
const ordinalAt = (tokens: readonly Token[], at: number, results: readonly string[]): PointedTitle | null => {
  if (!ARTICLE.test(tokens[at]?.folded ?? '')) return null;
  const place = ORDINALS.get(tokens[at + 1]?.folded ?? '');
  const title = place === undefined ? undefined : results.at(place === -1 ? -1 : place - 1);
  if (title === undefined) return null;
  let end = at + 2;
  if (DEMONSTRATIVE.test(tokens[end]?.folded ?? '')) end += 1;
  return { title, end: afterScreen(tokens, end) };
};

const DESCRIBES = /^(?:dice|dicen|tiene|tienen|trae|traen|es|son|lleva|viene)$/;
const LEADS = /^(?:en|con|de|un|una|el|la)$/;

/** "el que dice orgánicos", "la de avena", where it is of one alone. */
const describedAt = (
  tokens: readonly Token[],
  at: number,
  results: readonly string[],
): PointedTitle | null => {
  if (!ARTICLE.test(tokens[at]?.folded ?? '')) return null;
  let from = at + 1;
  if (tokens[from]?.folded === 'de') from += 1;
  else if (tokens[from]?.folded === 'que' && DESCRIBES.test(tokens[from + 1]?.folded ?? '')) from += 2;
  else return null;
  while (LEADS.test(tokens[from]?.folded ?? '')) from += 1;
  const word = tokens[from]?.folded;
  if (word === undefined) return null;
  const forms = new Set(formsOf(word));
  const candidates = results.filter((title) =>
    fold(title)
      .split(' ')
      .flatMap(formsOf)
      .some((form) => forms.has(form)),
  );
  return candidates.length === 1 && candidates[0] !== undefined
    ? { title: candidates[0], end: from + 1 }
    : null;
};

const SCREEN = /^(?:que|sale|salen|ves|veo|esta|estan|ahi|aqui|alli|pantalla|en|la|arriba|abajo)$/;

const afterScreen = (tokens: readonly Token[], from: number): number => {
  if (tokens[from]?.folded !== 'que') return from;
  let end = from;
  while (SCREEN.test(tokens[end]?.folded ?? '')) end += 1;
  return end;
};

/** "de los que salen en pantalla": says where, not which product. */
const withoutScreen = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ folded }, index) => folded === 'que' && /^salen?$/.test(tokens[index + 1]?.folded ?? ''),
  );
  return at === -1 ? tokens : tokens.slice(0, Math.max(0, at - 2));
};
