import type { Model } from './model.ts';

/** Works something out of a model when it is first asked for: every search of a request lays the same model. */
export const oncePerModel = <T>(work: (model: Model) => T): ((model: Model) => T) => {
  const known = new WeakMap<Model, { readonly value: T }>();
  return (model) => {
    const { value } = known.get(model) ?? { value: work(model) };
    known.set(model, { value });
    return value;
  };
};
