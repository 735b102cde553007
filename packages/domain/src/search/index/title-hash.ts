import { spelledWordsOf } from '../fold.ts';

/** What a title must read like to be it exactly. */
export const exactText = (title: string): string =>
  spelledWordsOf(title)
    .map(({ folded }) => folded)
    .join(' ');

/** 32 bits of a text (FNV-1a); whoever finds two alike compares the texts. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};
