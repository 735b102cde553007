import type { Result } from '@nutricion/domain/kit/result';
import { noSpace } from '../../platform/no-space.ts';
import type { Settings } from '../../settings.ts';
import { type DatabaseAddress, type FindOptions, findDatabase, reachOwner } from './find-database.ts';
import { loadSettings } from './load-settings.ts';
import { type OpenedDatabase, openAnyDatabase } from './open-any-database.ts';
import { printTo } from './print-to.ts';
import type { StartRefusal } from './start-refusal.ts';
import { refuseToStart } from './start-refusal.ts';
import { stopOnSignals } from './stop-on-signals.ts';

type Invocation = {
  readonly settings: Settings;
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  /** Prints one line on standard output. */
  readonly print: (text: string) => void;
};

export type CommandContext = Invocation & {
  /** Migrated; the running shop's if it is open. */
  readonly database: OpenedDatabase;
};

export type ServerCommandContext = Invocation & {
  /** Of a database in which no migration was run. */
  readonly address: DatabaseAddress;
};

/**
 * Runs a command of `commands/` against the shop's database, then closes what was opened.
 * @param work returns undefined on success, or one Spanish sentence, which is printed on standard
 * error before the process ends with code 1
 */
export const runCommand = (work: (context: CommandContext) => Promise<string | undefined>): Promise<void> =>
  runWith(
    (settings, onProgress) => openAnyDatabase(settings, { whenOpenAlready: 'join', onProgress }),
    ({ close }) => close(),
    (database, invocation) => work({ ...invocation, database }),
  );

/** The same for a command that works on the database without running its missing migrations. */
export const runServerCommand = (
  work: (context: ServerCommandContext) => Promise<string | undefined>,
  { whenOpenAlready }: Pick<FindOptions, 'whenOpenAlready'>,
): Promise<void> =>
  runWith(
    async (settings, onProgress) => {
      const database = await findDatabase(settings, { whenOpenAlready, onProgress });
      return database.ok ? reachOwner(database.value) : database;
    },
    ({ stop }) => stop(),
    (address, invocation) => work({ ...invocation, address }),
  );

async function runWith<Opened>(
  open: (settings: Settings, print: (text: string) => void) => Promise<Result<Opened, StartRefusal>>,
  close: (opened: Opened) => Promise<void>,
  work: (opened: Opened, invocation: Invocation) => Promise<string | undefined>,
): Promise<void> {
  const settings = loadSettings();
  const print = printTo(process.stdout);
  const opened = await open(settings, print);
  if (!opened.ok) return refuseToStart(opened.refusal);
  const crashed = stopOnSignals(() => close(opened.value));
  try {
    const refusal = await work(opened.value, { settings, args: process.argv.slice(2), print });
    await close(opened.value);
    if (refusal !== undefined) process.stderr.write(`${refusal}\n`);
    process.exit(refusal === undefined ? 0 : 1);
  } catch (error) {
    const full = noSpace(error);
    if (full === null) return await crashed(error);
    await close(opened.value);
    process.stderr.write(`${noSpaceText[full]}\n`);
    process.exit(1);
  }
}

const noSpaceText = {
  file: 'No queda espacio en el disco para los archivos de este comando: libera espacio, o escoge una carpeta de otro disco, y repítelo.',
  database:
    'No queda espacio en el disco de la base de datos: libera espacio, sin borrar nada de dentro de su carpeta, y repite el comando.',
} as const;
