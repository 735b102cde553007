import { type WordFiles, wordFiles } from '@nutricion/domain/catalog/words/word-lines';
import { readWordTables, type WordTables } from '@nutricion/domain/catalog/words/word-tables';

const files = import.meta.glob<string>('../../../../../data/search/words/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let tables: WordTables | undefined;

/** What the search knows of words, as the shop was built with it. */
export const searchWords = (): WordTables => {
  tables ??= readWordTables(Object.fromEntries(wordFiles.map((name) => [name, fileOf(name)])) as WordFiles);
  return tables;
};

const fileOf = (name: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.txt`))?.[1] ?? '';
