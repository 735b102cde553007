import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { from0001To0002 } from './from-0001-to-0002.ts';
import { from0003To0011 } from './from-0003-to-0011.ts';
import { from0012To0027 } from './from-0012-to-0027.ts';
import { from0028To0031 } from './from-0028-to-0031.ts';
import { from0032To0039 } from './from-0032-to-0039.ts';
import { from0040To0046 } from './from-0040-to-0046.ts';
import { from0047To0056 } from './from-0047-to-0056.ts';
import type { HistoricMigrations } from './historic-migrations.ts';

const steps: HistoricMigrations = {
  ...from0001To0002,
  ...from0003To0011,
  ...from0012To0027,
  ...from0028To0031,
  ...from0032To0039,
  ...from0040To0046,
  ...from0047To0056,
};

/** The migrations that led to the baseline, by name, in the order they run: for databases that have some of them. Never edited. */
export const history: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(steps).map(([name, step]) => [name, { up: (db) => run(db, [step].flat()) }]),
);

const run = async (db: Kysely<unknown>, wanted: readonly HistoricMigrations[string][]): Promise<void> => {
  for (const step of wanted.flat()) {
    if (typeof step === 'string') await sql.raw(step).execute(db);
    else await step(db);
  }
};
