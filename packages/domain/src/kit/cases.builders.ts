import fc from 'fast-check';

/** fast-check's own number of cases, which `scripts/fast-check-setup.ts` multiplies in `npm run test:long`. */
const USUAL_CASES = 100;
const factor = (fc.readConfigureGlobal().numRuns ?? USUAL_CASES) / USUAL_CASES;

/** Whether `npm run test:long` runs. */
export const isLongRun = factor > 1;

/** How often a property is tried: `count` times in `npm test`, more in `npm run test:long`. */
export const cases = (count: number): { readonly numRuns: number } => ({ numRuns: count * factor });
