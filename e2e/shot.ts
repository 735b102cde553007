import type { Page } from '@playwright/test';

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened: the network's share of a state. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What a person does before the picture, which then shows the screen and not the whole page. */
  readonly act?: (page: Page) => Promise<unknown>;
}
