import { projectRoot } from '../settings.ts';
import { readSearchWords } from './read-search-words.ts';

const words = readSearchWords(projectRoot);
if (!words.ok) throw new Error(words.refusal.reason);

/** The word tables of the shop's search. */
export const aWordTable = words.value;
