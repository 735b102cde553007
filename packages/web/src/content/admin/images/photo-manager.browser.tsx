import type { AdminImageJson, ImageChanges } from '@nutricion/contract/content/images';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aConflict } from '../../../kit/admin/record/conflict.builders.ts';
import { GuardedNavigation } from '../../../kit/admin/record/leave-guard.tsx';
import {
  aMe,
  aRefusal,
  DESKTOP,
  noResponse,
  openScreen,
  PHONE,
  type Responses,
} from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { anAdminImage } from './image.builders.ts';
import { PhotoManager } from './photo-manager.tsx';

const UPLOAD = 'POST /api/admin/products/{id}/images';
const CHANGE = 'PATCH /api/admin/products/{id}/images/{imageId}';
const milk = { subject: 'product', id: '7d1b0000-0000-4000-8000-000000000051', title: 'Leche' } as const;

const aFile = (name: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** Opens the photos of a product on a fake server that stores what is saved. */
const openManager = async (
  first: readonly AdminImageJson[],
  responses: Responses = {},
  size: readonly [number, number] = DESKTOP,
) => {
  const server = { images: [...first] };
  const store = ({ rights = null, crop = null, rights_until = null, ...changes }: ImageChanges) => {
    const [image, ...rest] = server.images;
    if (image)
      server.images = [
        { ...image, ...(changes as object), rights, crop, rights_until, version: image.version + 1 },
        ...rest,
      ];
    return { images: server.images };
  };
  const screen = await openScreen(
    <GuardedNavigation>
      <main>
        <PhotoManager owner={milk} isReadOnly={false} />
      </main>
    </GuardedNavigation>,
    {
      me: aMe({ roles: ['admin'] }),
      size,
      responses: {
        'GET /api/admin/products/{id}/images': () => ({ images: server.images }),
        [UPLOAD]: () => {
          server.images = [...server.images, anAdminImage({ id: crypto.randomUUID() })];
          return { images: server.images };
        },
        [CHANGE]: ({ body: { version, ...changes } }) =>
          version === server.images[0]?.version ? store(changes) : aConflict({}),
        ...responses,
      },
    },
  );
  await expect.element(screen.getByLabelText('Escoger fotos')).toBeInTheDocument();
  return {
    ...screen,
    kept: server,
    keep: store,
    toast: screen.getByRole('region', { name: /^Avisos/ }),
    chooser: screen.getByLabelText('Escoger fotos'),
    card: screen.getByRole('region', { name: 'Foto de Leche' }),
    row: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
  };
};

/** A file as a browser hands it to a page when it is dropped or pasted. */
const given = (file: File): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

test('a chosen photo that is refused stays listed, with what to do about it', async () => {
  const tooOdd = aRefusal(415, 'Guárdala como «Más compatible».');
  const screen = await openManager([]);
  await expect.element(screen.getByText(/^Todavía no tiene foto/)).toBeVisible();
  const accept = screen.kept;
  screen.respond({
    [UPLOAD]: () => {
      if (screen.sent(UPLOAD).length > 1) return tooOdd;
      accept.images = [anAdminImage()];
      return accept;
    },
  });
  await screen.chooser.upload([aFile('leche.jpg'), aFile('IMG_1.heic')]);
  const refused = screen.row('IMG_1.heic');
  await expect.element(refused).toHaveTextContent('Guárdala como «Más compatible».');
  await expect.element(screen.card).toHaveTextContent('Borrador');
  await expect.element(screen.row('leche.jpg')).not.toBeInTheDocument();
  await refused.getByRole('button', { name: 'Probar otra vez con IMG_1.heic' }).click();
  await expect.poll(() => screen.sent(UPLOAD)).toHaveLength(3);
  await expect.element(refused).toHaveTextContent('Más compatible');
  await refused.getByRole('button', { name: 'Olvidar IMG_1.heic' }).click();
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(screen.card).toBeVisible();
});

test('photos are sent one after the other, and each shows its progress', async () => {
  const screen = await openManager([], { [UPLOAD]: noResponse });
  await screen.chooser.upload([aFile('una.jpg'), aFile('otra.jpg')]);
  await expect.element(screen.row('una.jpg')).toHaveTextContent('Preparando tamaños…');
  await expect.element(screen.row('otra.jpg')).toHaveTextContent('En espera');
  expect(screen.sent(UPLOAD)).toHaveLength(1);
});

test('photos can be dropped, and pasted anywhere on the page', async () => {
  const screen = await openManager([]);
  const zone = screen.getByText('Suelta fotos aquí, pégalas o escógelas').element();
  const drop = { dataTransfer: given(aFile('soltada.jpg')), bubbles: true, cancelable: true };
  zone.dispatchEvent(new DragEvent('drop', drop));
  await expect.poll(() => screen.card.elements()).toHaveLength(1);
  const paste = { clipboardData: given(aFile('pegada.jpg')), bubbles: true };
  document.dispatchEvent(new ClipboardEvent('paste', paste));
  await expect.poll(() => screen.card.elements()).toHaveLength(2);
  expect(screen.sent(UPLOAD)).toMatchObject([
    { params: { id: milk.id }, body: { name: 'soltada.jpg', type: 'image/jpeg' } },
    { params: { id: milk.id }, body: { name: 'pegada.jpg' } },
  ]);
});

test('a photo that is too heavy isn’t sent', async () => {
  const screen = await openManager([]);
  const paste = { clipboardData: given(aFile('enorme.jpg', 25_000_001)), bubbles: true };
  document.dispatchEvent(new ClipboardEvent('paste', paste));
  await expect.element(screen.row('enorme.jpg')).toHaveTextContent('La foto pesa más de 25 MB.');
  expect(screen.sent(UPLOAD)).toEqual([]);
});

test('a photo that looks like another product’s says so, with a link to that product', async () => {
  const subject_id = '7d1b0000-0000-4000-8000-000000000052';
  const duplicates = [{ subject: 'product', subject_id, title: 'Leche entera' }] as const;
  const { card } = await openManager([anAdminImage({ alike: [...duplicates] })]);
  await expect.element(card).toHaveTextContent('Se parece mucho a otra. Mira que sea la de aquí');
  await expect
    .element(card.getByRole('link', { name: 'Leche entera' }))
    .toHaveAttribute('href', `/admin/products/${subject_id}?seccion=fotos`);
});

describe.each([
  { device: 'a phone', size: PHONE },
  { device: 'a desktop', size: DESKTOP },
])('on $device', ({ size }) => {
  test('a photo is published once it has a description and an owner, and withdrawn', async () => {
    const screen = await openManager([anAdminImage()], {}, size);
    const { card, toast } = screen;
    const change = ({ body: { version: _, ...changes } }: { readonly body: object & { version: number } }) =>
      screen.keep(changes);
    const errors = { alt: 'Di en pocas palabras qué se ve.', rights: 'Di de quién es la foto.' };
    screen.respond({ [CHANGE]: aRefusal(422, 'Falta algo.', { errors }) });
    const publish = card.getByRole('button', { name: 'Publicar' });
    await publish.click();
    const [text, rights] = [card.getByLabelText('Qué se ve'), card.getByLabelText('¿De quién es la foto?')];
    await expect.element(text).toHaveAccessibleDescription(/Di en pocas palabras qué se ve/);
    await expect.element(rights).toHaveAccessibleDescription(/Di de quién es la foto/);
    screen.respond({ [CHANGE]: change });
    await text.fill('Un galón de leche');
    await expect.element(text).not.toHaveAccessibleDescription(/Di en pocas palabras/);
    await rights.selectOptions('propia');
    await publish.click();
    await expect.element(toast).toHaveTextContent('Publicada: ya la ven los clientes');
    await expect.element(screen.getByText('La que se ve', { exact: true })).toBeVisible();
    expect(screen.sent(CHANGE).at(-1)?.body).toEqual({
      ...{ version: 1, state: 'publicada' },
      ...{ alt: 'Un galón de leche', rights: 'propia' },
    });
    // By the keyboard: on a phone the toast covers the button.
    (screen.getByRole('button', { name: 'Retirar' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast).toHaveTextContent('Retirada: vuelve el dibujo');
    await expect.element(screen.getByText(/^Ninguna se ve todavía/)).toBeVisible();
    expect(screen.sent(CHANGE).at(-1)?.body).toEqual({ version: 2, state: 'retirada' });
  });
});

test('when two people describe one photo, the second chooses between both texts', async () => {
  const screen = await openManager([anAdminImage()]);
  await screen.getByLabelText('Qué se ve').fill('Lo que yo veo');
  screen.keep({ alt: 'Lo que ella ve' });
  await userEvent.keyboard('{Control>}s{/Control}');
  const conflict = screen.getByRole('region', { name: 'Otra persona guardó primero' });
  await expect.element(conflict).toHaveTextContent('Lo que ella ve');
  await conflict.getByRole('radio', { name: /Lo que yo veo/ }).click();
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.toast).toHaveTextContent('Foto guardada');
  await expect.element(screen.getByRole('region', { name: 'Lo que yo veo' })).toBeVisible();
  expect(screen.sent(CHANGE).at(-1)?.body).toEqual({ version: 2, alt: 'Lo que yo veo' });
});
