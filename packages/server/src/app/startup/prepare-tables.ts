import { openDatabase } from '../../platform/db/database.ts';
import { grantToApplication } from '../../platform/db/grant-to-application.ts';
import { migrateToLatest } from '../../platform/db/migrate.ts';
import { prepareQueue } from '../../platform/jobs/prepare-queue.ts';

/**
 * Brings the tables of the shop and of its jobs up to date as their owner, and lets the application's role
 * work with them. Where one role is both, it has every right already.
 */
export const prepareTables = async (ownerUrl: string, applicationRole: string): Promise<void> => {
  const owner = openDatabase(ownerUrl, { maxConnections: 2 });
  try {
    await migrateToLatest(owner.db);
    await prepareQueue(owner.pool);
    const { rows } = await owner.pool.query<{ name: string }>('select current_user as name');
    if (rows[0]?.name !== applicationRole) await grantToApplication(owner.db, applicationRole);
  } finally {
    await owner.close();
  }
};
