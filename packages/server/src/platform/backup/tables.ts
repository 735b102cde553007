import type { ColumnType } from 'kysely';

export interface BackupTables {
  /** One row for each backup that became whole. */
  backups: {
    finished_at: ColumnType<Date, never, never>;
    bytes: number;
    from_replica: boolean;
  };
}
