import type { Engine } from './engine.ts';
import { flexsearch } from './flexsearch.ts';
import { minisearch } from './minisearch.ts';
import { orama } from './orama.ts';
import { ours } from './ours.ts';

export const engines: readonly Engine[] = [ours, minisearch, orama, flexsearch];

/** The engine of that name; an error names those there are. */
export const engineOf = (name: string): Engine => {
  const engine = engines.find((candidate) => candidate.name === name);
  if (!engine) throw new Error(`no engine ${name}; there are ${engines.map((one) => one.name).join(', ')}`);
  return engine;
};
