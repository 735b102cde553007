import type { AdminImageJson } from '@nutricion/contract/content/images';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { GuardedNavigation } from '../../../kit/admin/record/leave-guard.tsx';
import { aMe, DESKTOP, openScreen, PHONE, type Responses } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { anAdminImage, aRecipePhotosRow } from './image.builders.ts';
import { RecipeImagesPage } from './recipe-images-page.tsx';
import { RecipePhotoListPage } from './recipe-photo-list-page.tsx';

const CHANGE = 'PATCH /api/admin/recipes/{id}/images/{imageId}';
const recipe = { title: 'Sancocho', art: 'guiso', category: 'post-shift' } as const;

const open = (at: string, responses: Responses, size: readonly [number, number] = DESKTOP) =>
  openScreen(
    <GuardedNavigation>
      <Routes>
        <Route path="/admin/recipe-images" element={<RecipePhotoListPage />} />
        <Route path="/admin/recipe-images/:id" element={<RecipeImagesPage />} />
      </Routes>
    </GuardedNavigation>,
    { at, me: aMe({ roles: ['admin'] }), size, responses },
  );

const openPhoto = async (
  after: AdminImageJson,
  responses: Responses = {},
  size: readonly [number, number] = DESKTOP,
) => {
  const screen = await open(
    `/admin/recipe-images/${aRecipePhotosRow().id}`,
    {
      'GET /api/admin/recipes/{id}/images': { ...recipe, images: [anAdminImage()] },
      [CHANGE]: { images: [after] },
      ...responses,
    },
    size,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sancocho' })).toBeVisible();
  return { ...screen, toast: screen.getByRole('region', { name: /^Avisos/ }) };
};

const press = async (target: Locator, keys: string): Promise<void> => {
  await expect.element(target).toBeVisible();
  (target.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
};

test('the overview shows what each recipe’s photo lacks, and filters those whose rights end soon', async () => {
  const ending = aRecipePhotosRow({
    id: crypto.randomUUID(),
    title: 'Asopao',
    state: 'por-vencer',
    days_left: 5,
  });
  const counts = { falta: 1, borrador: 0, 'por-vencer': 1, vencida: 0, publicada: 0, retirada: 0 };
  const screen = await open('/admin/recipe-images', {
    'GET /api/admin/recipe-images': ({ query }) => ({
      recipes: query?.state === 'por-vencer' ? [ending] : [aRecipePhotosRow(), ending],
      next: null,
      counts,
    }),
  });
  const tiles = screen.getByRole('list', { name: 'Imágenes de recetas' }).getByRole('listitem');
  await expect.element(tiles.first()).toHaveTextContent('FaltaSancochoSe abrió 12 veces');
  await expect
    .element(tiles.first().getByRole('link'))
    .toHaveAttribute('href', `/admin/recipe-images/${aRecipePhotosRow().id}`);
  await expect.element(screen.getByText(/^1 con foto · falta 1/)).toBeVisible();
  await screen.getByRole('button', { name: /^Por vencer/ }).click();
  await expect.poll(() => tiles.elements()).toHaveLength(1);
  await expect.element(tiles).toHaveTextContent('Vence en 5 dAsopao');
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('a photo is cropped by the keyboard alone, on %s', async (_, size) => {
  const screen = await openPhoto(anAdminImage({ version: 2 }), {}, size);
  await press(screen.getByRole('button', { name: 'Encuadrar' }), '{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Encuadrar' });
  await press(dialog.getByRole('button', { name: 'Cuadrada' }), '{Enter}');
  await press(dialog.getByLabelText('Acercar'), '{ArrowRight}');
  await press(dialog.getByRole('button', { name: /^Marco/ }), '{Shift>}{ArrowLeft}{/Shift}');
  await press(dialog.getByRole('button', { name: /^Punto/ }), '{Shift>}{ArrowUp}{/Shift}');
  await expect.element(dialog.getByRole('button', { name: /50 % de ancho y 40 % de alto/ })).toHaveFocus();
  await expect.element(dialog.getByText('1.1×')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Guardar' }), '{Enter}');
  await expect.element(screen.toast).toHaveTextContent('Encuadre guardado');
  await expect.element(dialog).not.toBeInTheDocument();
  // A square crop of a 4 : 3 photo, magnified 1.1 times, a tenth to the left of the middle.
  const [width, height] = [0.75 / 1.1, 1 / 1.1];
  expect(screen.sent(CHANGE)).toMatchObject([
    {
      body: {
        version: 1,
        focal: { x: 0.5, y: 0.4 },
        crop: {
          x: expect.closeTo(0.4 - width / 2),
          y: expect.closeTo(0.5 - height / 2),
          width: expect.closeTo(width),
          height: expect.closeTo(height),
        },
      },
    },
  ]);
});

test('a photo under a licence is published with its link and its last day', async () => {
  const licence_url = 'https://creativecommons.org/licenses/by/4.0/';
  const rights = { rights: 'licencia', licence_url, rights_until: '2030-06-30' } as const;
  const sentBody = { version: 2, alt: 'Un plato servido', ...rights };
  const screen = await openPhoto(anAdminImage({ ...sentBody, state: 'publicada', days_left: 5 }));
  const link = screen.getByLabelText('Enlace de la licencia');
  await expect.element(link).not.toBeInTheDocument();
  await screen.getByLabelText('Qué se ve').fill('Un plato servido');
  await screen.getByLabelText('¿De quién es la foto?').selectOptions('licencia');
  await link.fill(licence_url);
  await screen.getByLabelText('Vale hasta').fill('2030-06-30');
  await screen.getByRole('button', { name: 'Publicar' }).click();
  await expect.element(screen.getByText(/^Vence en 5 días, el/)).toBeVisible();
  expect(screen.sent(CHANGE)).toMatchObject([{ body: { ...sentBody, version: 1, state: 'publicada' } }]);
});

test('the history of a recipe’s photos opens beside them', async () => {
  const who = { id: 1, actor_id: null, actor: 'Ana Vega', action: 'image.publish', subject_type: 'recipe' };
  const rest = { subject_id: aRecipePhotosRow().id, before: null, after: null, reason: null };
  const entry = { ...who, ...rest, created_at: '2026-03-03T18:15:00.000Z' };
  const screen = await openPhoto(anAdminImage(), {
    'GET /api/admin/audit': { entries: [entry], next: null },
  });
  await screen.getByRole('button', { name: 'Historial' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('publicó una foto de');
});
