/** The state of a navigation that only changes the page one is on: neither scroll nor focus move. */
export const preserveScroll = { keepsPlace: true } as const;

export const preservesScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;
