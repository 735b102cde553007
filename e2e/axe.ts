import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * What WCAG 2.2 AA asks and a program can see, once the page has come to rest. Of a page under an open dialog
 * nobody has anything, and it has been looked at before: then it is the dialog alone.
 */
export const isClean = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Else a second page opens and loads axe again, to join the results of frames; the shop has none.
    .setLegacyMode();
  if (await page.locator(DIALOG).filter({ visible: true }).count()) axe.include(DIALOG);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
};
