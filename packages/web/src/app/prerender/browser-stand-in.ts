/**
 * What modules of the shop ask of a browser the moment they are loaded, for the build, which has none:
 * nothing is stored, nothing ever happens. Imported before anything else.
 */
const nothing = () => {};
const nobody = { addEventListener: nothing, removeEventListener: nothing };

Object.assign(globalThis, {
  window: { ...nobody, history: { state: null } },
  document: { ...nobody, visibilityState: 'visible' },
  matchMedia: () => ({ matches: false, ...nobody }),
});
