import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const openArticle = async (page: Page, section: string): Promise<void> => {
  await page
    .getByRole('link', { name: /Viandas y fibra/ })
    .first()
    .click();
  await page.getByRole('tab', { name: section }).click();
};

/** What is written of articles, section by section. */
export const educationShots: readonly Shot[] = [
  { name: 'admin-education', path: '/admin/education' },
  {
    name: 'admin-education-text',
    path: '/admin/education',
    act: async (page) => {
      await openArticle(page, 'Texto');
      await page.getByRole('region', { name: 'Así se lee' }).getByRole('heading').first().waitFor();
    },
  },
  ...['Fuentes', 'Prueba', 'Versiones'].map((section) => ({
    name: `admin-education-${section.toLowerCase()}`,
    path: '/admin/education',
    act: (page: Page) => openArticle(page, section),
  })),
];
