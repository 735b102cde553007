import pg from 'pg';

/**
 * One connection for a backup or a restore. Rows look the same on every server, and neither takes as long
 * as a customer would wait: the time limits of a shop's own connections don't hold here.
 */
export const connectForBackup = async (ownerUrl: string, name: 'backup' | 'restore'): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `${BACKUP_APPLICATIONS} ${name}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // What is under way fails by itself when the connection is lost; without a listener the process would end.
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
