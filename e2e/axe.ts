import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { bothWidths, desktop, filesAtBothWidths, phone } from './widths.ts';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * What WCAG 2.2 AA asks and a program can see, once the page has come to rest: at this width, and at the other one
 * too where the story isn't told there.
 */
export const isClean = async (page: Page, what: string): Promise<void> => {
  // A toast that fades meanwhile has no contrast to speak of.
  const wasStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await auditAt(page, what);
  if (!isToldAtBothWidths()) {
    const here = page.viewportSize();
    await page.setViewportSize(here?.width === phone.viewport.width ? desktop.viewport : phone.viewport);
    await auditAt(page, `${what}, at the other width`);
    if (here) await page.setViewportSize(here);
  }
  await page.emulateMedia({ reducedMotion: wasStill ? 'reduce' : 'no-preference' });
};

const isToldAtBothWidths = (): boolean => {
  const { file, tags } = test.info();
  return filesAtBothWidths.test(file) || tags.includes(bothWidths);
};

/** Of a page under an open dialog nobody has anything, and it has been looked at before: then it is the dialog alone. */
const auditAt = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // What stands there dimmed until its successor arrives has no contrast either.
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Half a megabyte of script, which the builder would load again at every look.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Else a second page opens and loads axe again, to join the results of frames; the shop has none.
    .setLegacyMode();
  if (await page.locator(DIALOG).filter({ visible: true }).count()) axe.include(DIALOG);
  // A bar that stays may half cover a target of a scrolled page, and axe then takes it for small.
  const scrolledPx = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo(0, 0);
    return scrollY;
  });
  const { violations } = await axe.analyze();
  await page.evaluate((top) => window.scrollTo(0, top), scrolledPx);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
};
