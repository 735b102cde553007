import { projectRoot } from '../settings.ts';
import { readSearchWords } from './read-search-words.ts';

const words = readSearchWords(projectRoot);
if (!words.ok) throw new Error(words.refusal.fault);

/** What the shop's search knows of words. */
export const theWords = words.value;
