import { type StartRefusal, sentenceFor } from './start-refusal.ts';

/** Says why on standard error, in one sentence, and ends the process with code 1. */
export function refuseToStart(refusal: StartRefusal): never {
  process.stderr.write(`${sentenceFor(refusal)}\n`);
  process.exit(1);
}
