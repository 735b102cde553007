import { expect, test } from 'vitest';
import { runSerially } from './run-serially.ts';

test('what concerns one thing happens in the order it was asked for, whatever takes longest', async () => {
  const done: string[] = [];
  let letFirstEnd = () => {};
  const firstEnds = new Promise<void>((resolve) => {
    letFirstEnd = resolve;
  });
  const first = runSerially('arroz', async () => {
    await firstEnds;
    done.push('primero');
  });
  const second = runSerially('arroz', async () => void done.push('segundo'));
  await runSerially('leche', async () => void done.push('otra cosa'));
  letFirstEnd();
  await Promise.all([first, second]);
  expect(done).toEqual(['otra cosa', 'primero', 'segundo']);
});

test('a failure is its own, and the next one has its turn', async () => {
  const failing = runSerially('arroz', async () => {
    throw new Error('sin conexión');
  });
  const next = runSerially('arroz', async () => 'bien');
  await expect(failing).rejects.toThrow('sin conexión');
  expect(await next).toBe('bien');
});
