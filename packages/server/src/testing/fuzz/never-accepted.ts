/**
 * Operations of which no request can be made that the shop accepts, and why: at most ten. Whoever adds one says what its
 * state would take; whoever finds a way takes it out.
 */
export const neverAccepted: Readonly<Record<string, string>> = {};
