import { isObject } from '@nutricion/domain/kit/is-object';
import type { ApiProblem } from '../../api/http.ts';
import type { Newest } from './record-shape.ts';

/** The record as somebody else saved it, where the refusal brings it along; null: it has to be asked for. */
export const newestVersionOf = <Stored>({ problem }: ApiProblem): Newest<Stored> | null => {
  if (!('current' in problem) || !isObject(problem.current)) return null;
  const { current, by, at } = problem as unknown as { current: Stored; by: string | null; at: string | null };
  return { stored: current, by, at };
};
