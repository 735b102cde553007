import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets the heap grow several times over what is in use before it collects, on a machine with much
 * memory. The shop shares its machine with PostgreSQL: at 40 % over, the same load needs about half the
 * resident memory and is served as fast (`npm run bench:api`). `NODE_OPTIONS` can't carry this flag.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=40');
