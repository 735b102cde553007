import type { Page } from '@playwright/test';
import { anImageFile } from '../packages/server/src/content/images/render/image-file.builders.ts';
import type { ScreenState } from './screen-state.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a recipe with a draft photo that has no description; uploads the photo if an earlier screen hasn't. */
const withPhoto = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Imágenes de recetas' }).getByRole('link').last().click();
  const frame = button(page, 'Encuadrar');
  const none = page.getByText('Todavía no tiene foto');
  await frame.or(none).waitFor();
  if (await none.isVisible()) {
    const buffer = await anImageFile({ seed: 301, width: 800, height: 600 }).jpeg().toBuffer();
    await page
      .getByLabel('Escoger fotos')
      .setInputFiles({ name: 'plato.jpg', mimeType: 'image/jpeg', buffer });
    // The server resizes photos at a low priority.
    await frame.waitFor({ timeout: 45_000 });
  }
};

/** The overview of recipes' photos, a photo's form and its cropping. */
export const photoStates: readonly ScreenState[] = [
  { name: 'admin-recipe-images', path: '/admin/recipe-images' },
  {
    name: 'admin-recipe-photo-faults',
    path: '/admin/recipe-images',
    act: async (page) => {
      await withPhoto(page);
      await button(page, 'Publicar').click();
      await page.getByText('Di de quién es la foto').waitFor();
    },
  },
  {
    name: 'admin-recipe-photo-framing',
    path: '/admin/recipe-images',
    act: async (page) => {
      await withPhoto(page);
      await button(page, 'Encuadrar').click();
      await page.getByLabel('Acercar').waitFor();
    },
  },
  {
    name: 'admin-product-photos',
    path: '/admin/products',
    act: async (page) => {
      // A row of the list, not the ways to add one or to its batches.
      await page.locator('[data-row] a[href^="/admin/products/"]').first().click();
      await page.getByRole('tab', { name: 'Fotos' }).click();
      await page.getByText('Todavía no tiene foto').waitFor();
    },
  },
];
