import type { Kysely } from 'kysely';

type Step = string | ((db: Kysely<unknown>) => Promise<void>);

/** What each migration runs, by its name: statements, and functions where rows are computed. */
export type HistoricMigrations = Readonly<Record<string, Step | readonly Step[]>>;
