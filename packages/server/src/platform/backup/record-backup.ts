import { connectForBackup } from './connect.ts';

/** Remembers, at the leader, that a backup became whole; a shop whose tables are older has no place for it. */
export const recordBackup = async (
  ownerUrl: string,
  { bytes, isFromReplica }: { readonly bytes: number; readonly isFromReplica: boolean },
): Promise<void> => {
  const client = await connectForBackup(ownerUrl, 'backup');
  try {
    const { rows } = await client.query(`select to_regclass('public.backups') is not null as "isThere"`);
    if (rows[0]?.isThere)
      await client.query(
        `insert into backups (finished_at, bytes, from_replica) values (clock_timestamp(), $1, $2) on conflict do nothing`,
        [bytes, isFromReplica],
      );
  } finally {
    await client.end().catch(() => {});
  }
};
