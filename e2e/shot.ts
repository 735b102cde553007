import type { Page } from '@playwright/test';

/** A picture of one screen in one state. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened: the network's share of a state. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What a person does before the picture; it is then of what she sees, not of the whole page. */
  readonly act?: (page: Page) => Promise<unknown>;
}
