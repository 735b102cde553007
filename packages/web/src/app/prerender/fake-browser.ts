/**
 * What modules of the shop ask of a browser the moment they are loaded, for the build, which has none:
 * nothing is stored, nothing ever happens. Imported before anything else.
 */
const noop = () => {};
const inertEventTarget = { addEventListener: noop, removeEventListener: noop };

Object.assign(globalThis, {
  window: { ...inertEventTarget, history: { state: null } },
  document: { ...inertEventTarget, visibilityState: 'visible' },
  matchMedia: () => ({ matches: false, ...inertEventTarget }),
});
