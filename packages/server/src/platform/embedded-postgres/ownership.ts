import pg from 'pg';

/** Any number will do, as long as nothing else in this database `postgres` uses it. */
const ownershipLock = 7_305_001;

export type Ownership =
  /** We own the server until `release`, or until this process or the server is gone. */
  | { readonly kind: 'ours'; readonly clusterName: string; readonly client: pg.Client }
  | { readonly kind: 'taken' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'not-yet' };

/**
 * A running server belongs to the shop that holds an advisory lock in it, for as long as that
 * one's connection lives. A killed shop's connection ends with it, so no crash ever leaves the
 * folder locked; and of two shops that start at once exactly one gets it.
 */
export async function takeOwnership(adminUrl: string): Promise<Ownership> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 5_000,
    application_name: 'nutricion-plus owner',
  });
  // Connections die when a server is killed; the owner hears of it by 'end'.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ ours: boolean; name: string }>(
      `select pg_try_advisory_lock($1) as ours, current_setting('cluster_name') as name`,
      [ownershipLock],
    );
    if (rows[0]?.ours) return { kind: 'ours', clusterName: rows[0].name, client };
    await client.end();
    return { kind: 'taken' };
  } catch (error) {
    await client.end().catch(() => {});
    return { kind: isWrongPassword(error) ? 'wrong-password' : 'not-yet' };
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000');
}
