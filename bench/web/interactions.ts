import type { CDPSession, Locator, Page } from '@playwright/test';
import { median } from '../percentile.ts';

const SLOWDOWN = 4;
/** A quick finger rests on the glass this long. */
const FINGER_MS = 60;

/** From the touch to the next frame, by the browser's Event Timing (in steps of 8 ms). */
export interface InteractionFigures {
  readonly name: string;
  readonly medianMs: number;
  readonly worstMs: number;
}

interface Interaction {
  readonly name: string;
  /** Brings the page to where it can be done; not measured. */
  readonly prepare: (page: Page, turn: number) => Promise<unknown>;
  /** What is tapped; brought into sight before, which isn't measured either. */
  readonly target?: (page: Page, turn: number) => Locator;
  readonly act?: (page: Page) => Promise<unknown>;
}

declare global {
  interface Window {
    /** The longest duration of each interaction since it was last emptied. */
    interactions?: Map<number, number>;
  }
}

/** Anew: an overlay that was open opens again with the entry of the history that it belongs to. */
const openHome = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.goto('/');
};

const interactions: readonly Interaction[] = [
  {
    name: 'añadir al carrito',
    prepare: (page) => page.goto('/category/frutas'),
    target: (page, turn) => page.getByRole('button', { name: /^Agregar / }).nth(turn % 6),
  },
  {
    name: 'abrir el mini carrito',
    prepare: openHome,
    target: (page) => page.getByRole('button', { name: /^Abrir carrito/ }),
  },
  {
    name: 'cerrar el mini carrito',
    prepare: async (page) => {
      await openHome(page);
      await page.getByRole('button', { name: /^Abrir carrito/ }).tap();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(600);
    },
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'abrir la búsqueda',
    prepare: openHome,
    target: (page) => page.getByRole('button', { name: /^Buscar productos/ }),
  },
  {
    name: 'escribir en la búsqueda',
    prepare: async (page) => {
      await openHome(page);
      await page.getByRole('button', { name: /^Buscar productos/ }).tap();
      await page.getByRole('combobox').waitFor();
      await page.waitForTimeout(600);
    },
    act: (page) => page.keyboard.type('habichuelas', { delay: 120 }),
  },
  {
    name: 'cambiar de categoría',
    prepare: openHome,
    target: (page, turn) =>
      page
        .getByRole('navigation', { name: 'Categorías' })
        .getByRole('link')
        .nth(1 + (turn % 3)),
  },
];

/**
 * Like a finger: down, a moment, up. Playwright's own tap lifts at once, queries the page and may scroll first,
 * which would all be counted.
 */
const tap = async (session: CDPSession, page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be tapped is not on the page');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Each interaction several times on a processor slowed down four times, on pages that have come to rest. */
export const measureInteractions = async (
  page: Page,
  turns: number,
): Promise<readonly InteractionFigures[]> => {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const longest = new Map<number, number>();
    window.interactions = longest;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId)
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const figures: InteractionFigures[] = [];
  for (const { name, prepare, target, act } of interactions) {
    const durations: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await prepare(page, turn);
      await page.waitForLoadState('networkidle');
      const tapped = target?.(page, turn);
      await tapped?.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1_000);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.evaluate(() => window.interactions?.clear());
      if (tapped) await tap(session, page, tapped);
      await act?.(page);
      await page.waitForTimeout(1_000);
      const measured = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
      // Shorter than the observer reports.
      durations.push(Math.max(16, ...measured));
    }
    figures.push({ name, medianMs: median(durations), worstMs: Math.max(...durations) });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return figures;
};
