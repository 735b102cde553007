import type { Page } from '@playwright/test';

export interface ScreenState {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened: the network's share of a state. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is done before the check, which then covers the visible screen and not the whole page. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Opens a screen's state as a user would, and waits until it is stable. */
export const showState = async (page: Page, { path, before, act }: ScreenState): Promise<void> => {
  await before?.(page);
  await page.goto(path);
  // A state that loads for ever has no heading of its own to wait for.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
};

/** Puts the network back to what it was before the state. */
export const leaveState = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};
