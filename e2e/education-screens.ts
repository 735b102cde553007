import type { Page } from '@playwright/test';
import type { ScreenState } from './screen-state.ts';

const openArticle = async (page: Page, section: string): Promise<void> => {
  await page
    .getByRole('link', { name: /Viandas y fibra/ })
    .first()
    .click();
  await page.getByRole('tab', { name: section }).click();
};

/** What is written of articles, section by section. */
export const educationStates: readonly ScreenState[] = [
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
  { name: 'admin-education-overdue', path: '/admin/education?avisos=vencidos' },
  {
    name: 'admin-education-return',
    path: '/admin/education?estado=en-revision',
    act: async (page) => {
      await page.getByRole('link', { name: 'Guardar viandas' }).first().click();
      await page.getByRole('button', { name: 'Devolver' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click();
      await page.getByText('Di qué falta: lo lee quien lo escribió.').waitFor();
    },
  },
  // The last one, because the browser keeps the unsaved text of an article for later screens.
  {
    name: 'admin-education-html',
    path: '/admin/education',
    act: async (page) => {
      await openArticle(page, 'Texto');
      await page.getByRole('textbox', { name: 'Texto' }).fill('Mira <b>esto</b>.');
      await page.getByText(/tiene HTML/).waitFor();
    },
  },
];
