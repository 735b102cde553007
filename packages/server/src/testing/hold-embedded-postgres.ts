import { stopOnSignals } from '../app/startup/stop-on-signals.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';

/**
 * For tests that need a second process or another user: opens the database of the folder in the first argument,
 * prints the result as one line of JSON, and holds it until told to end.
 */
const notes: string[] = [];
const started = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  // As the tests' own starts, which must find it with the same settings.
  isDurable: false,
  onProgress: (text) => notes.push(text),
});
if (started.ok) {
  stopOnSignals(started.value.stop);
  setInterval(() => {}, 60_000);
}
process.stdout.write(`${JSON.stringify({ ...started, notes })}\n`);
