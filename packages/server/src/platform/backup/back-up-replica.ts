import { openDatabase } from '../db/database.ts';
import { unlessOutage } from '../db/database-outage.ts';
import { asUserOf } from '../db/database-servers.ts';
import { hasReached, leaderPosition } from '../db/replica.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

/** A backup isn't in a hurry, and its reading is what the leader is to be spared. */
const CATCH_UP_MS = 30_000;

interface Addresses {
  readonly ownerUrl: string;
  readonly replicaUrl: string;
}

/** A backup from the replica with everything committed so far; null if it lags, is away or is lost in the middle. */
export const backUpReplica = async (
  { ownerUrl, replicaUrl }: Addresses,
  into: { readonly folder: string; readonly nowMs: number },
): Promise<WrittenBackup | null> => {
  const leader = openDatabase(ownerUrl, { maxConnections: 1 });
  // Only the owner of the tables may read their sequences.
  const url = asUserOf(replicaUrl, ownerUrl);
  const replica = openDatabase(url, { maxConnections: 1 });
  try {
    const position = await leaderPosition(leader.db);
    return await unlessOutage<WrittenBackup | null>(
      hasReached(replica.db, position, { limitMs: CATCH_UP_MS }).then((isThere) =>
        isThere ? writeBackup({ url, ...into }) : null,
      ),
      () => null,
    );
  } finally {
    await Promise.all([leader.close(), replica.close()]);
  }
};
