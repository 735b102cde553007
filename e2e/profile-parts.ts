import type { Locator, Page } from '@playwright/test';
import { type Nurse, tokenOf } from './people.ts';
import { askApi } from './shop.ts';

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const openSection = (page: Page, id: string) => page.goto(`/profile?seccion=${id}`);

/** What the server keeps, asked for in their name. */
export const keptFor = async (nurse: Nurse, path: string) => askApi(path, { token: await tokenOf(nurse) });
