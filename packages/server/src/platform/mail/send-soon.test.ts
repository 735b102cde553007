import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { sendWithRetries } from './send-soon.ts';

const aMail = { to: 'ana@hospital.example', subject: '482915 es tu código', text: '482915', html: '482915' };

const aShop = (refusals: number, responseCode = 451) => {
  const sent: string[] = [];
  const lines: string[] = [];
  let left = refusals;
  const mailer = {
    send: async ({ subject }: typeof aMail) => {
      if (left-- > 0) throw Object.assign(new Error('refused'), { responseCode });
      sent.push(subject);
    },
    close: () => {},
  };
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  return { sent, lines, send: sendWithRetries(mailer, logger, () => 'digest-of-ana', [10, 10]) };
};

describe('sendWithRetries', () => {
  it('sends at once', () => {
    const shop = aShop(0);
    shop.send(aMail);
    expect(shop.sent).toEqual([aMail.subject]);
  });

  it('retries for a while', async () => {
    const shop = aShop(2);
    shop.send(aMail);
    await sleep(200);
    expect(shop.sent).toEqual([aMail.subject]);
  });

  it('tries no further where the server refuses it for good', async () => {
    const shop = aShop(1, 550);
    shop.send(aMail);
    await sleep(200);
    expect([shop.sent, shop.lines.length]).toEqual([[], 1]);
  });

  it('gives up with a log line that contains neither the code nor the address', async () => {
    const shop = aShop(99);
    shop.send(aMail);
    await sleep(200);
    expect(shop.sent).toEqual([]);
    expect(shop.lines).toHaveLength(1);
    expect(shop.lines[0]).toContain('digest-of-ana');
    expect(shop.lines[0]).not.toContain('ana@hospital.example');
    expect(shop.lines[0]).not.toContain('482915');
  });
});
