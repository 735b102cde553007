import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sweepExpired } from './sweep-expired.ts';

describe('what a payment provider told', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is emptied after ninety days, so that only its name and day are kept', async () => {
    const now = new Date('2026-11-23T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const raw = JSON.stringify({ id: 'pi_1', amount: 600 });
    await database.db
      .insertInto('payment_events')
      .values([
        { provider: 'stripe', event_id: 'evt_old', type: 'x', raw, received_at: daysAgo(91) },
        { provider: 'stripe', event_id: 'evt_new', type: 'x', raw, received_at: daysAgo(89) },
      ])
      .execute();
    await sweepExpired(database.db, now);
    const stored = await database.db
      .selectFrom('payment_events')
      .select(['event_id', 'raw'])
      .orderBy('event_id', 'desc')
      .execute();
    expect(stored).toEqual([
      { event_id: 'evt_old', raw: {} },
      { event_id: 'evt_new', raw: { id: 'pi_1', amount: 600 } },
    ]);
  });
});
