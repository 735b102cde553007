import type { Model } from './model.ts';

/** Computes a value once per model: every search of a request reads the same ones. */
export const memoizePerModel = <T>(compute: (model: Model) => T): ((model: Model) => T) => {
  const cache = new WeakMap<Model, { readonly value: T }>();
  return (model) => {
    const { value } = cache.get(model) ?? { value: compute(model) };
    cache.set(model, { value });
    return value;
  };
};
