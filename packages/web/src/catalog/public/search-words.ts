import { type WordFiles, wordFiles } from '@nutricion/domain/catalog/words/word-lines';
import { readWordTables, type WordTables } from '@nutricion/domain/catalog/words/word-tables';

const files = import.meta.glob<string>('../../../../../data/search/words/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let tables: WordTables | undefined;

/** The word tables of the search (synonyms, filler words and so on), built into the web's bundle. */
export const searchWords = (): WordTables => {
  tables ??= readWordTables(Object.fromEntries(wordFiles.map((name) => [name, fileOf(name)])) as WordFiles);
  return tables;
};

const fileOf = (name: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.txt`))?.[1] ?? '';
