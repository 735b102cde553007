import type { Model } from './model.ts';

/** Works something out of a model when it is first asked for: every search of a request lays the same model. */
export const memoizePerModel = <T>(compute: (model: Model) => T): ((model: Model) => T) => {
  const cache = new WeakMap<Model, { readonly value: T }>();
  return (model) => {
    const { value } = cache.get(model) ?? { value: compute(model) };
    cache.set(model, { value });
    return value;
  };
};
