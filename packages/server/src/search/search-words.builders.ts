import { projectRoot } from '../settings.ts';
import { readSearchWords } from './read-search-words.ts';

const words = readSearchWords(projectRoot);
if (!words.ok) throw new Error(words.refusal.reason);

/** What the shop's search knows of words. */
export const aWordTable = words.value;
