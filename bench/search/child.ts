import { engineOf } from './engines/all.ts';
import { type FirstTimeFigures, measureFirstTime } from './first-time.ts';
import { type FuzzFigures, fuzz } from './fuzz.ts';
import { generateProducts } from './generate.ts';
import { mixedQueries } from './mixed-queries.ts';
import { measurePause, type PauseFigures } from './pause.ts';
import { measureSpeed, type SpeedFigures } from './speed-figures.ts';
import { measureTypos, type TypoFigures } from './typos.ts';

/** What a process of its own measures; it prints its figures as one line of JSON. */
export type Task =
  | { readonly kind: 'speed' | 'first' | 'typos'; readonly engine: string; readonly products: number }
  | { readonly kind: 'pause'; readonly products: number }
  | { readonly kind: 'fuzz'; readonly engine: string; readonly queries: number };

type Figures = SpeedFigures | FirstTimeFigures | TypoFigures | PauseFigures | FuzzFigures;

const work = async (task: Task): Promise<Figures> => {
  if (task.kind === 'pause') return await measurePause(task.products);
  const engine = engineOf(task.engine);
  if (task.kind === 'fuzz') return await fuzz(engine, task.queries);
  const products = generateProducts(task.products);
  if (task.kind === 'typos') return await measureTypos(engine, products);
  if (task.kind === 'first') return await measureFirstTime(engine, products, mixedQueries());
  return await measureSpeed(engine, products, mixedQueries());
};

console.log(JSON.stringify(await work(JSON.parse(process.argv[2] ?? ''))));
