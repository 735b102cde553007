/**
 * Operations without any request that the shop accepts, and why: at most ten. Each entry says which state it would
 * need.
 */
export const neverAccepted: Readonly<Record<string, string>> = {};
