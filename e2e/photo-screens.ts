import type { Page } from '@playwright/test';
import { aPicture } from '../packages/server/src/features/images/render/pictures.builders.ts';
import type { Shot } from './shot.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A recipe's photo that says nothing yet; it is brought at the first shot. */
const withPhoto = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Imágenes de recetas' }).getByRole('link').last().click();
  const frame = button(page, 'Encuadrar');
  const none = page.getByText('Todavía no tiene foto');
  await frame.or(none).waitFor();
  if (await none.isVisible()) {
    const buffer = await aPicture({ seed: 301, width: 800, height: 600 }).jpeg().toBuffer();
    await page
      .getByLabel('Escoger fotos')
      .setInputFiles({ name: 'plato.jpg', mimeType: 'image/jpeg', buffer });
    // Drawing a photo gives way to everything else that the machine does.
    await frame.waitFor({ timeout: 45_000 });
  }
};

/** The wall of recipes, and a photo as it is told about and framed. */
export const photoShots: readonly Shot[] = [
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
      await page.getByRole('main').locator('a[href^="/admin/products/"]').nth(1).click();
      await page.getByRole('tab', { name: 'Fotos' }).click();
      await page.getByText('Todavía no tiene foto').waitFor();
    },
  },
];
