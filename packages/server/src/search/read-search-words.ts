import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WordFileError, type WordFiles, wordFiles } from '@nutricion/domain/catalog/words/word-lines';
import { readWordTables, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';

/** A file of `data/search/words` that can't be read: line and error, in Spanish. */
export interface SearchWordsRefusal {
  readonly kind: 'bad-search-words';
  readonly reason: string;
}

/** Reads the word tables under `root`. */
export const readSearchWords = (root: string): Result<WordTables, SearchWordsRefusal> => {
  const read = (name: string) => readFileSync(join(root, 'data/search/words', `${name}.txt`), 'utf8');
  const files = Object.fromEntries(wordFiles.map((name) => [name, read(name)])) as WordFiles;
  try {
    return accept(readWordTables(files));
  } catch (error) {
    if (error instanceof WordFileError) return refuse({ kind: 'bad-search-words', reason: error.message });
    throw error;
  }
};
