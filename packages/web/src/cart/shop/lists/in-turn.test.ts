import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what concerns one thing happens in the order it was asked for, whatever takes longest', async () => {
  const done: string[] = [];
  let letFirstEnd = () => {};
  const firstEnds = new Promise<void>((resolve) => {
    letFirstEnd = resolve;
  });
  const first = inTurn('arroz', async () => {
    await firstEnds;
    done.push('primero');
  });
  const second = inTurn('arroz', async () => void done.push('segundo'));
  await inTurn('leche', async () => void done.push('otra cosa'));
  letFirstEnd();
  await Promise.all([first, second]);
  expect(done).toEqual(['otra cosa', 'primero', 'segundo']);
});

test('a failure is its own, and the next one has its turn', async () => {
  const failing = inTurn('arroz', async () => {
    throw new Error('sin conexión');
  });
  const next = inTurn('arroz', async () => 'bien');
  await expect(failing).rejects.toThrow('sin conexión');
  expect(await next).toBe('bien');
});
