import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anImageFixture, type ImageFixture } from './images.builders.ts';
import { aBomb, aHeic, anImageFile } from './render/image-file.builders.ts';

const DAY_MS = 86_400_000;

let fixture: ImageFixture;
let editor: string;
beforeAll(async () => {
  fixture = await anImageFixture();
  editor = await fixture.aPerson('catalogo', 'Marisol Vega');
});
afterAll(() => fixture.close());

const dayIn = (days: number) => puertoRicoDate(fixture.clock.nowMs + days * DAY_MS);
const licence = (days: number) => ({
  alt: 'Un galón de leche fresca',
  rights: 'licencia',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  rights_until: dayIn(days),
});
const own = { alt: 'Un galón de leche fresca', rights: 'propia' };
const namesIn = (srcset: string) => srcset.split(', ').map((each) => each.split(' ')[0] ?? '');

describe('a photo that is brought', () => {
  it('is a draft with its sizes, colour and whole, and the trail says who brought it', async () => {
    const product = await aProduct(fixture.db, { title: 'Leche' });
    const image = await fixture.anUpload(editor, product.id);
    expect(image).toMatchObject({ state: 'borrador', alt: '', rights: null, width: 700, by: 'Marisol Vega' });
    expect(namesIn(image.image.avif)).toHaveLength(2);
    expect(await fixture.auditOf(product.id)).toMatchObject([
      { action: 'image.upload', subject_type: 'product', actor_id: editor, after: { title: 'Leche' } },
    ]);
  });

  it('of the same file a second time adds nothing', async () => {
    const product = await aProduct(fixture.db);
    await fixture.anUpload(editor, product.id, 20);
    const files = fixture.kept().length;
    await fixture.anUpload(editor, product.id, 20);
    const { json } = await fixture.call(editor, 'GET /api/admin/products/{id}/images', { params: product });
    expect(json.images).toHaveLength(1);
    expect(fixture.kept()).toHaveLength(files);
    expect(await fixture.auditOf(product.id)).toHaveLength(1);
  });

  it('is served to anybody by an address that never changes, as the picture it is and nothing else', async () => {
    const product = await aProduct(fixture.db);
    const { image } = await fixture.anUpload(editor, product.id, 21);
    for (const [kind, srcset] of [
      ['avif', image.avif],
      ['webp', image.webp],
    ] as const) {
      const response = await fixture.app.request(namesIn(srcset)[0] ?? '');
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${kind}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    const etag = { 'if-none-match': `"${namesIn(image.webp)[0]?.split('/')[2]}"` };
    expect((await fixture.app.request(namesIn(image.webp)[0] ?? '', { headers: etag })).status).toBe(304);
  });

  it.each(['nada.webp', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(32)}.svg`, `${'a'.repeat(32)}.webp`])(
    'isn’t found as %s',
    async (name) => {
      expect((await fixture.app.request(`/uploads/${name}`)).status).toBe(404);
    },
  );

  it('warns of another product that looks the same', async () => {
    const [one, other] = [
      await aProduct(fixture.db, { title: 'Uno' }),
      await aProduct(fixture.db, { title: 'Otro' }),
    ];
    await fixture.anUpload(editor, one.id, 22);
    const smaller = await anImageFile({ seed: 22, width: 700, height: 500 })
      .resize(560)
      .jpeg({ quality: 55 })
      .toBuffer();
    const { json } = await fixture.call(editor, 'POST /api/admin/products/{id}/images', {
      params: other,
      body: smaller,
    });
    expect(json.images[0].alike).toEqual([{ subject: 'product', subject_id: one.id, title: 'Uno' }]);
  });

  it('is refused, told what to do, and leaves neither file nor row', async () => {
    const product = await aProduct(fixture.db);
    const before = fixture.kept();
    const jpeg = await anImageFile().jpeg().toBuffer();
    const hostile: readonly [Uint8Array, string, RegExp][] = [
      [aHeic(), 'image/heic', /HEIC.*JPEG/],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', /SVG.*PNG/],
      [await aBomb(60_000), 'image/png', /Redúcela/],
      [jpeg.subarray(0, 5_000), 'image/jpeg', /otra vez/],
      [Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]), 'image/jpeg', /guárdala de nuevo/],
      [Buffer.alloc(50_000_001, 1), 'image/jpeg', /25 MB.*redúcela/],
      [jpeg, 'text/html', /JPEG, PNG, WebP o AVIF/],
    ];
    for (const [body, type, words] of hostile) {
      const { status, json } = await fixture.call(editor, 'POST /api/admin/products/{id}/images', {
        params: product,
        body,
        type,
      });
      expect([status, json.type]).toEqual([422, '/problemas/foto-no-sirve']);
      expect(json.detail).toMatch(words);
    }
    expect(fixture.kept()).toEqual(before);
    expect(await fixture.auditOf(product.id)).toEqual([]);
  });

  it('is of something that is there, and of twelve at most', async () => {
    const body = await anImageFile({ width: 400, height: 400 }).png().toBuffer();
    const nowhere = { id: crypto.randomUUID() };
    const lost = await fixture.call(editor, 'POST /api/admin/products/{id}/images', {
      params: nowhere,
      body,
    });
    expect(lost.status).toBe(404);
    const product = await aProduct(fixture.db);
    const image = await fixture.anUpload(editor, product.id, 23);
    await fixture.pool.query(
      `insert into images (subject, subject_id, position, whole, stem, widths, files, width, height, color, likeness, actor_id)
       select subject, subject_id, n, md5(n::text), stem, widths, files, width, height, color, likeness, actor_id
       from images, generate_series(1, 11) n where id = '${image.id}'`,
    );
    const before = fixture.kept();
    const full = await fixture.call(editor, 'POST /api/admin/products/{id}/images', {
      params: product,
      body,
    });
    expect(full).toMatchObject({ status: 409, json: { detail: expect.stringContaining('Borra una') } });
    expect(fixture.kept()).toEqual(before);
  });
});

describe('a photo that is looked after', () => {
  it('can’t be published without its text and its rights, and says what is missing', async () => {
    const product = await aProduct(fixture.db);
    const image = await fixture.anUpload(editor, product.id, 30);
    const { status, json } = await fixture.save(editor, product.id, image, { state: 'publicada' });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['alt', 'rights']]);
    const listed = await fixture.save(editor, product.id, image, { state: 'publicada', ...licence(-1) });
    expect(Object.keys(listed.json.errors)).toEqual(['rights_until']);
    const published = await fixture.save(editor, product.id, image, { state: 'publicada', ...own });
    expect(published.json.images[0]).toMatchObject({ state: 'publicada', version: 2 });
    // And can't lose them while it is.
    const bare = await fixture.save(editor, product.id, published.json.images[0], { alt: '' });
    expect(Object.keys(bare.json.errors)).toEqual(['alt']);
    expect((await fixture.auditOf(product.id)).map(({ action }) => action)).toEqual([
      'image.upload',
      'image.publish',
    ]);
  });

  it('is over by itself when its rights are, and is warned of before', async () => {
    const product = await aProduct(fixture.db);
    const image = await fixture.anUpload(editor, product.id, 31);
    await fixture.save(editor, product.id, image, { state: 'publicada', ...licence(5) });
    const read = async () =>
      (await fixture.call(editor, 'GET /api/admin/products/{id}/images', { params: product })).json.images[0];
    expect(await read()).toMatchObject({ state: 'publicada', days_left: 5 });
    fixture.clock.nowMs += 6 * DAY_MS;
    const expired = await read();
    expect(expired).toMatchObject({ state: 'vencida', days_left: null });
    // Who sends back what they saw changes nothing, and isn't asked for what nobody touched.
    const { alt, rights, letter, licence_url, rights_until, focal, crop } = expired;
    const sent = { alt, rights, letter, licence_url, rights_until, focal, crop };
    expect((await fixture.save(editor, product.id, expired, sent)).json.images).toEqual([expired]);
    expect(await fixture.auditOf(product.id)).toHaveLength(2);
    fixture.clock.nowMs -= 6 * DAY_MS;
  });

  it('of two who change it the second hears what the first did', async () => {
    const product = await aProduct(fixture.db);
    const image = await fixture.anUpload(editor, product.id, 32);
    await fixture.save(editor, product.id, image, { alt: 'Lo primero' });
    const { status, json } = await fixture.save(editor, product.id, image, { alt: 'Lo segundo' });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      type: '/problemas/version-vieja',
      current: { alt: 'Lo primero' },
      by: 'Marisol Vega',
    });
  });

  it('is cut anew where another part is chosen, and open pages still find the old one', async () => {
    const product = await aProduct(fixture.db);
    const image = await fixture.anUpload(editor, product.id, 33);
    const cut = await fixture.save(editor, product.id, image, {
      crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
      focal: { x: 0.75, y: 0.25 },
    });
    const [after] = cut.json.images;
    expect(after.image.avif).not.toBe(image.image.avif);
    expect(after.image.position).toBe('50% 25%');
    const again = await fixture.save(editor, product.id, after, { crop: after.crop, focal: after.focal });
    expect(again.json.images).toEqual([after]);
    expect(namesIn(after.image.avif)).toHaveLength(1);
    for (const address of [...namesIn(image.image.avif), ...namesIn(after.image.webp), after.whole])
      expect([address, (await fixture.app.request(address)).status]).toEqual([address, 200]);
    const speck = await fixture.save(editor, product.id, after, {
      crop: { x: 0, y: 0, width: 0.1, height: 0.1 },
    });
    expect(speck.json.errors.crop).toContain('muy pequeño');
  });

  it('stands where it was put, and the first that is published is the one', async () => {
    const product = await aProduct(fixture.db);
    const [one, two] = [
      await fixture.anUpload(editor, product.id, 34),
      await fixture.anUpload(editor, product.id, 35),
    ];
    const { json } = await fixture.call(editor, 'PUT /api/admin/products/{id}/images/order', {
      params: product,
      body: { ids: [two.id, one.id] },
    });
    expect(json.images.map(({ id }: { id: string }) => id)).toEqual([two.id, one.id]);
  });

  it('is deleted with its files unless customers see it or another photo has them', async () => {
    const [product, other] = [await aProduct(fixture.db), await aProduct(fixture.db)];
    const image = await fixture.anUpload(editor, product.id, 36);
    const twin = await fixture.anUpload(editor, other.id, 36);
    const published = (await fixture.save(editor, product.id, image, { state: 'publicada', ...own })).json
      .images[0];
    const remove = (id: string, each: { id: string; version: number }) =>
      fixture.call(editor, 'DELETE /api/admin/products/{id}/images/{imageId}', {
        params: { id, imageId: each.id },
        query: { version: each.version },
      });
    expect(await remove(product.id, published)).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('Retírala') },
    });
    const retired = (await fixture.save(editor, product.id, published, { state: 'retirada' })).json.images[0];
    const file = namesIn(image.image.webp)[0] ?? '';
    expect((await remove(product.id, retired)).json.images).toEqual([]);
    expect((await fixture.app.request(file)).status).toBe(200);
    await remove(other.id, twin);
    expect((await fixture.app.request(file)).status).toBe(404);
    expect(fixture.kept().some((name) => file.endsWith(name))).toBe(false);
  });

  it('isn’t changed by who may not, nor by way of another product', async () => {
    const [product, other] = [await aProduct(fixture.db), await aProduct(fixture.db)];
    const image = await fixture.anUpload(editor, product.id, 37);
    const looker = await fixture.aPerson('lectura');
    expect((await fixture.save(looker, product.id, image, own)).status).toBe(403);
    expect((await fixture.save(editor, other.id, image, own)).status).toBe(404);
    // A role that was just taken opens nothing more.
    const former = await fixture.aPerson('catalogo');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', former).execute();
    expect((await fixture.save(former, product.id, image, own)).status).toBe(403);
  });
});

describe('the list of recipes by their photos', () => {
  const list = async (query = {}) =>
    (await fixture.call(editor, 'GET /api/admin/recipe-images', { query })).json;

  it('shows what is missing, then what a photo is, by the same states', async () => {
    const { id } = fixture.recipe;
    expect(await list()).toMatchObject({ recipes: [{ id, state: 'falta', count: 0 }], counts: { falta: 1 } });
    const body = await anImageFile({ seed: 40 }).jpeg().toBuffer();
    const { json } = await fixture.call(editor, 'POST /api/admin/recipes/{id}/images', {
      params: { id },
      body,
    });
    expect((await list()).recipes[0]).toMatchObject({ state: 'borrador', count: 1 });
    const [image] = json.images;
    await fixture.call(editor, 'PATCH /api/admin/recipes/{id}/images/{imageId}', {
      params: { id, imageId: image.id },
      body: { version: image.version, state: 'publicada', ...licence(10) },
    });
    expect((await list()).recipes[0]).toMatchObject({ state: 'por-vencer', days_left: 10 });
    fixture.clock.nowMs += 11 * DAY_MS;
    expect((await list({ state: 'vencida' })).recipes).toHaveLength(1);
    fixture.clock.nowMs -= 11 * DAY_MS;
    expect((await list({ q: 'AVÉNA', state: 'falta' })).recipes).toEqual([]);
    expect((await list({ q: 'AVÉNA' })).recipes).toHaveLength(1);
  });
});
