import { expect, test, vi } from 'vitest';
import { openTool } from '../../../testing/open-tool.tsx';
import { HydrationDialog } from './hydration-dialog.tsx';

const MINUTE_MS = 60_000;

vi.hoisted(() =>
  // 9 a. m. of a November day in Puerto Rico.
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-11-20T13:00:00Z'),
  }),
);

const shown: string[] = [];
const requestPermission = vi.fn(async () => {
  FakeNotification.permission = 'granted';
  return 'granted';
});

class FakeNotification {
  static permission = 'default';
  static readonly requestPermission = requestPermission;
  constructor(title: string) {
    shown.push(title);
  }
}

test('reminders ask on the tap alone, say their limit, and come every two hours', async () => {
  vi.stubGlobal('Notification', FakeNotification);
  const screen = await openTool(HydrationDialog, {
    responses: { 'GET /api/products/water': { products: [] } },
  });
  await screen.getByRole('button', { name: 'Calcular mi meta' }).click();
  await screen.getByRole('button', { name: 'Guardar mi meta' }).click();
  await expect.element(screen.getByText('Si la cierras, no podemos avisarte')).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await screen.getByRole('switch', { name: 'Recuérdame cada 2 horas' }).click();
  await expect.element(screen.getByText(/^Próximo: 11:00 a\.\sm\./)).toBeVisible();
  expect(requestPermission).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(119 * MINUTE_MS);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.poll(() => shown).toEqual(['Hora de un vaso de agua']);
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  await expect.poll(() => shown).toHaveLength(2);
  await screen.getByRole('switch').click();
  await vi.advanceTimersByTimeAsync(240 * MINUTE_MS);
  expect(shown).toHaveLength(2);
});
