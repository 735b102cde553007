import { isMainThread } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** `node --import` of this file lets worker threads read TypeScript too; tsx does it for the main thread alone. */
if (!isMainThread) register();
