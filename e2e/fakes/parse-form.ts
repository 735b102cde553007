// biome-ignore lint/suspicious/noExplicitAny: a form has whichever shape its keys say.
type Form = Record<string, any>;

/** `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`, as Stripe's client writes forms. */
export const parseForm = (text: string): Form => {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter(Boolean);
    let at = form;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step];
    }
    at[path.at(-1) ?? ''] = value;
  }
  return form;
};
