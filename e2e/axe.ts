import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** WCAG 2.2 AA checks by axe of a state that only a story reaches, once the page is idle, at the story's width. */
export const isClean = async (page: Page, what: string): Promise<void> => {
  // A fading toast has no stable contrast.
  const wasStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await audit(page, what);
  await page.emulateMedia({ reducedMotion: wasStill ? 'reduce' : 'no-preference' });
};

/** A page under an open dialog is hidden and was checked before, so only the dialog is checked. */
export const audit = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // Content that is dimmed until new content arrives has no stable contrast.
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // A sticky bar may half cover a target of a scrolled page, which axe then takes for small.
  const scrolledPx = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo(0, 0);
    return scrollY;
  });
  const dialogs = await page.locator(DIALOG).filter({ visible: true }).count();
  const violations = await violationsOn(page, { tags: wcag22AA, ...(dialogs > 0 && { within: DIALOG }) });
  await page.evaluate((top) => window.scrollTo(0, top), scrolledPx);
  expect.soft(violations, what).toEqual([]);
};

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const { resolve } = createRequire(import.meta.url);

// Minified: the whole is 1.3 MB, which each page would read anew.
const axeScript = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** axe's violations on a page as it stands, one a line; by all rules if no tags are given. */
export const violationsOn = async (
  page: Page,
  { within, tags }: { readonly within?: string; readonly tags?: readonly string[] } = {},
): Promise<readonly string[]> => {
  // Once a page; and nobody reads the markup that axe would write down of every element.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axeScript}; axe.configure({ noHtml: true })`);
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
    },
    {
      context: within ?? 'html',
      options: {
        resultTypes: ['violations'],
        ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
      } satisfies axe.RunOptions as axe.RunOptions,
    },
  );
};
