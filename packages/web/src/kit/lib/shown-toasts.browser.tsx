import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toastNote } from './toast.ts';
import { ToastOutlet } from './toast-outlet.tsx';

const PHONE = { width: 390, height: 664 };

const LYING = { width: 844, height: 390 };

const Page = ({ barPx, inset = 'auto 0 0' }: { readonly barPx: number; readonly inset?: string }) => (
  <>
    <div data-al-pie style={{ position: 'fixed', inset, height: barPx }} />
    <ToastOutlet />
  </>
);

const inSight = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-visible="true"]')].filter(
    ({ dataset }) => dataset.removed === 'false',
  );

/** It slides there. */
const standsOn = (barPx: number, { height } = PHONE) =>
  vi.waitFor(
    () => {
      const roomPx = height - barPx - (inSight()[0]?.getBoundingClientRect().bottom ?? 0);
      expect(roomPx).toBeGreaterThanOrEqual(0);
      expect(roomPx).toBeLessThan(40);
    },
    { timeout: 10_000 },
  );

test('one toast at a time stands above the bar at the foot, and above a higher one that comes meanwhile', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const { rerender } = await render(<Page barPx={70} />);
  toastNote('Agregamos 3 productos');
  await standsOn(70);
  toastNote('Agregamos 4 productos');
  await vi.waitFor(
    () => expect(inSight().map(({ textContent }) => textContent)).toEqual(['Agregamos 4 productos']),
    { timeout: 10_000 },
  );
  await rerender(<Page barPx={170} />);
  await standsOn(170);
});

test('a toast stands above what floats in a corner only where both would have the same room', async () => {
  await page.viewport(LYING.width, LYING.height);
  const { rerender } = await render(<Page barPx={60} inset="auto 16px 12px 480px" />);
  toastNote('Agregamos 5 productos');
  await standsOn(72, LYING);
  await rerender(<Page barPx={60} inset="auto 16px 12px 640px" />);
  await standsOn(0, LYING);
});
