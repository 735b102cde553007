import type pg from 'pg';
import { ClusterClient } from '../db/cluster-client.ts';

/** Opens one connection for a backup or a restore, without the time limits of the shop's own connections. */
export const connectForBackup = async (ownerUrl: string, name: 'backup' | 'restore'): Promise<pg.Client> => {
  const client = new ClusterClient({
    connectionString: ownerUrl,
    application_name: `${BACKUP_APPLICATIONS} ${name}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The running query fails by itself when the connection is lost; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  await client.query(`
    set datestyle to iso; set intervalstyle to postgres; set timezone to 'UTC'; set extra_float_digits to 1;
    set synchronize_seqscans to off;
    set statement_timeout to 0; set idle_in_transaction_session_timeout to 0`);
  return client;
};

/** How a shop's connections name themselves begins otherwise. */
const BACKUP_APPLICATIONS = 'nutricion-copia';
