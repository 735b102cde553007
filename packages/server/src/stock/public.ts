export { allocateLots, nextLots, returnToLots } from './allocate-lots.ts';
export { barcodesOf } from './barcodes-of.ts';
