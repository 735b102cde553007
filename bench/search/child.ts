import { engineOf } from './engines/all.ts';
import { fuzz } from './fuzz.ts';
import { generateProducts } from './generate.ts';
import { mixedQueries, typoQueries } from './mixed-queries.ts';
import { measurePause, type PauseFigures } from './pause.ts';
import { measureSpeed, type SpeedFigures } from './speed-figures.ts';

const TYPO_QUERIES = 1_000;

/** What a process of its own measures; it prints its figures as one line of JSON. */
export type Task =
  | { readonly kind: 'speed' | 'typos'; readonly engine: string; readonly products: number }
  | { readonly kind: 'pause'; readonly products: number }
  | { readonly kind: 'fuzz'; readonly engine: string; readonly queries: number };

const work = (task: Task): Promise<SpeedFigures | PauseFigures | Awaited<ReturnType<typeof fuzz>>> => {
  if (task.kind === 'pause') return measurePause(task.products);
  const engine = engineOf(task.engine);
  if (task.kind === 'fuzz') return fuzz(engine, task.queries);
  const queries = task.kind === 'speed' ? mixedQueries() : typoQueries(TYPO_QUERIES);
  return measureSpeed(engine, generateProducts(task.products), queries);
};

console.log(JSON.stringify(await work(JSON.parse(process.argv[2] ?? ''))));
