import type { Locator, Page } from '@playwright/test';
import { callApiOrThrow } from '../shop.ts';
import { type Nurse, tokenOf } from '../test-users.ts';

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const openSection = (page: Page, id: string) => page.goto(`/profile?seccion=${id}`);

/** What the server keeps, asked for in their name. */
export const fetchAs = async (nurse: Nurse, path: string) =>
  callApiOrThrow(path, { token: await tokenOf(nurse) });
