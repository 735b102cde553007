import type { Locator, Page } from '@playwright/test';

export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Buscar productos' });

export const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Buscar productos' });

/** The card of a product in the search; the page below may have it too. */
export const foundCard = (page: Page, title: string): Locator =>
  overlay(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** What the page of results says aloud. */
export const resultsStatus = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
