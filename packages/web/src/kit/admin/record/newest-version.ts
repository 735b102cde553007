import { isObject } from '@nutricion/domain/kit/is-object';
import type { ApiProblem } from '../../api/http.ts';
import type { Newest } from './record-shape.ts';

/** The version that another user saved, if the refusal contains it; null if it has to be fetched. */
export const newestVersionOf = <Stored>({ problem }: ApiProblem): Newest<Stored> | null => {
  if (!('current' in problem) || !isObject(problem.current)) return null;
  const { current, by, at } = problem as unknown as { current: Stored; by: string | null; at: string | null };
  return { stored: current, by, at };
};
