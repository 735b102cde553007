import type { Settings } from '../settings.ts';
import { loadSettings } from './load-settings.ts';
import { type OpenedDatabase, openAnyDatabase } from './open-any-database.ts';
import { refuseToStart } from './refuse-to-start.ts';
import { stopOnSignals } from './stop-on-signals.ts';

export type CommandContext = {
  readonly settings: Settings;
  /** Migrated; that of the running shop if it is open. */
  readonly database: OpenedDatabase;
  /** What was written after the command's name. */
  readonly args: readonly string[];
  /** Prints one line on standard output. */
  readonly say: (text: string) => void;
};

/**
 * Runs a command of `commands/` against the shop's database, then closes what was opened.
 * @param work returns undefined when all went well, or one Spanish sentence: it goes to standard
 * error and the process ends with code 1
 */
export async function runCommand(
  work: (context: CommandContext) => Promise<string | undefined>,
): Promise<void> {
  const settings = loadSettings();
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const opened = await openAnyDatabase(settings, { whenOpenAlready: 'join', onProgress: say });
  if (!opened.ok) return refuseToStart(opened.refusal);
  const database = opened.value;
  const fault = stopOnSignals(database.close);
  try {
    const refusal = await work({ settings, database, args: process.argv.slice(2), say });
    await database.close();
    if (refusal !== undefined) process.stderr.write(`${refusal}\n`);
    process.exit(refusal === undefined ? 0 : 1);
  } catch (error) {
    await fault(error);
  }
}
