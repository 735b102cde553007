import { seedEmptyShop } from '../packages/server/src/app/startup/load-seed.ts';
import { loadSettings } from '../packages/server/src/app/startup/load-settings.ts';
import { openAnyDatabase } from '../packages/server/src/app/startup/open-any-database.ts';
import { refuseToStart } from '../packages/server/src/app/startup/start-refusal.ts';
import { type LifeOutcome, runLife } from '../packages/server/src/testing/life/run-life.ts';

/** `npm run demo:life`: plays sixty days into a new shop, so that every screen has something to show. Development only. */
const texts: Record<LifeOutcome, string> = {
  played: 'La tienda ya tiene sesenta días de vida.',
  'played-before': 'Esta tienda ya tenía su vida de prueba. No se cambió nada.',
  'in-use':
    'Esta tienda ya tiene pedidos: la vida de prueba va en una nueva. Ábrela con otro DATA_DIR, o vacía esta con npm run seed -- --reset.',
  production: 'En producción no se juega: la vida de prueba es solo para desarrollo.',
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const settings = loadSettings();
if (settings.mode === 'production') {
  process.stderr.write(`${texts.production}\n`);
  process.exit(1);
}
const opened = await openAnyDatabase(settings, { whenOpenAlready: 'refuse', onProgress: print });
if (!opened.ok) refuseToStart(opened.refusal);
const database = opened.value;
const startedMs = performance.now();
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
/** On a busy machine the processor's time says more than the clock. */
const printCost = async (): Promise<void> => {
  const { orders } = await database.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  const { user, system } = process.cpuUsage();
  print(
    `Tardó ${seconds(performance.now() - startedMs)}, ${seconds((user + system) / 1000)} de procesador sin la base de datos; ${orders} pedidos.`,
  );
};
try {
  const seeded = await seedEmptyShop(settings, database);
  if (!seeded.ok) refuseToStart(seeded.refusal);
  print('Jugando sesenta días de la tienda; tarda alrededor de un minuto…');
  const outcome = await runLife({ settings, database, nowMs: Date.now() });
  print(texts[outcome]);
  if (outcome === 'played') await printCost();
  process.exitCode = outcome === 'in-use' ? 1 : 0;
} finally {
  await database.close();
}
process.exit();
