import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aMadeFolder, endWhatTestsLeave, open, query } from './embedded-postgres.builders.ts';
import { findRunningServer } from './running-server.ts';

endWhatTestsLeave();

describe('the embedded database', () => {
  it('comes back by itself when the database server is killed', async () => {
    const server = await open(await aMadeFolder());
    process.kill(server.pid, 'SIGKILL');
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => 'gone'), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
  });

  it('comes back as often as it is killed, and says so each time', async () => {
    const said: string[] = [];
    const server = await open(await aMadeFolder(), {
      onLost: () => said.push('lost'),
      onBack: () => said.push('back'),
    });
    for (let kill = 1; kill <= 3; kill += 1) {
      const running = findRunningServer(server.cluster);
      if (!running) throw new Error('no server is running');
      process.kill(running.pid, kill === 2 ? 'SIGINT' : 'SIGKILL');
      await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(2 * kill);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    }
    expect(said).toEqual(['lost', 'back', 'lost', 'back', 'lost', 'back']);
  });

  it('is tried again until it starts, however often it does not', async () => {
    const server = await open(await aMadeFolder());
    const needed = join(server.cluster, 'PG_VERSION');
    renameSync(needed, `${needed}.away`);
    process.kill(server.pid, 'SIGKILL');
    await expect
      .poll(
        () => readFileSync(join(server.cluster, '../postgres.log'), 'utf8').match(/PG_VERSION/g)?.length,
        {
          timeout: 20_000,
        },
      )
      // More often than a start tries.
      .toBeGreaterThan(10);
    renameSync(`${needed}.away`, needed);
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => 'gone'), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
  });
});
