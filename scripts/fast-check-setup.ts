import fc from 'fast-check';

/** Properties meet the same cases in each `npm test`, and ten times as many new ones in each `npm run test:long`. */
const factor = process.env.TEST_LONG === '1' ? 10 : 1;

fc.configureGlobal({ numRuns: 100 * factor, seed: Number(process.env.TEST_SEED) });
