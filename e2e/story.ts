import { test as base, type ConsoleMessage, expect } from '@playwright/test';

export interface StoryOptions {
  /** Whether the browser saves data: the shop then doesn't prefetch. */
  readonly savesData: boolean;
}

/** A story, in a browser that saves data if its project says so. Fails if a page violates the security policies. */
export const test = base.extend<StoryOptions>({
  savesData: [false, { option: true }],
  context: async ({ context, savesData }, use) => {
    const refused: string[] = [];
    const hear = (message: ConsoleMessage): void => {
      if (/Content Security Policy|Permissions policy violation/.test(message.text()))
        refused.push(message.text());
    };
    context.on('console', hear);
    if (savesData) await context.addInitScript(saveData);
    await use(context);
    context.off('console', hear);
    expect(refused).toEqual([]);
  },
});

// Runs in the page. Playwright has no option for it, and Chromium's own is one page's alone.
const saveData = (): void => {
  const { connection } = navigator as Navigator & { readonly connection?: object };
  if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
};
