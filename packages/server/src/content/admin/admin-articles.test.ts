import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { createArticleMemory, type ReadArticles } from '../article-memory.ts';
import { anArticle } from '../education.builders.ts';
import { seedArticles } from '../seed-articles.ts';
import { type ArticleFixture, anArticleFixture } from './admin-articles.builders.ts';

describe('articles that people write', () => {
  let fixture: ArticleFixture;
  let readArticles: ReadArticles;
  let author: string;
  let reviewer: string;
  beforeAll(async () => {
    fixture = await anArticleFixture();
    readArticles = createArticleMemory(fixture.db, pino({ level: 'silent' }));
    await readArticles();
    author = await fixture.aPerson('catalogo', 'Persona Autora');
    reviewer = await fixture.aPerson('admin', 'Persona Revisora');
  });
  afterAll(() => fixture.database.drop());

  let count = 0;
  const aContent = (parts: object = {}) => {
    count += 1;
    return {
      title: 'Congelar porciones',
      slug: `congelar-porciones-${count}`,
      topic: 'cocina',
      level: 'basico',
      emoji: '🧊',
      summary: 'Cómo se guarda lo que sobra.',
      body: 'Guarda el arroz en envases **pequeños**.',
      sources: [],
      quiz: [{ question: '¿Dónde?', options: ['Nevera', 'Mesa'], answer: 0, why: 'Se enfría antes.' }],
      product_ids: [],
      recipe_ids: [],
      review_by: '2027-06-30',
      ...parts,
    };
  };
  const source = { title: 'Guía', publisher: 'Instituto', year: 2024, url: 'https://instituto.example/guia' };

  const create = async (parts: object = {}) =>
    (await fixture.call(author, 'POST /api/admin/articles', { body: aContent(parts) })).json;
  const one = async (id: string, as = author) =>
    (await fixture.call(as, 'GET /api/admin/articles/{id}', { params: { id } })).json;
  const edit = (id: string, body: object, as = author) =>
    fixture.call(as, 'PATCH /api/admin/articles/{id}', { params: { id }, body });
  const move = (id: string, body: object, as = author) =>
    fixture.call(as, 'POST /api/admin/articles/{id}/moves', { params: { id }, body });
  const list = async (query: object = {}) =>
    (await fixture.call(author, 'GET /api/admin/articles', { query })).json.articles;
  /** As a process reads them that was there before. */
  const shown = async () => (await readArticles()).map(({ slug }) => slug);
  const aPublished = async (parts: object = {}) => {
    const { id } = await create(parts);
    await move(id, { version: 1, move: 'ask-review' });
    return (await move(id, { version: 2, move: 'publish' }, reviewer)).json;
  };

  it('is published by somebody else than whoever wrote it last, and read by customers then', async () => {
    const { id, content } = await create();
    expect((await move(id, { version: 1, move: 'publish' }, reviewer)).status).toBe(409);
    expect((await move(id, { version: 1, move: 'ask-review' })).json.state).toBe('en-revision');
    const own = await move(id, { version: 2, move: 'publish' });
    expect([own.status, own.json.detail]).toEqual([
      409,
      'Lo último lo escribiste tú. Pídele a otra persona que lo lea y lo publique.',
    ]);
    expect(await shown()).not.toContain(content.slug);
    expect((await move(id, { version: 2, move: 'publish' }, reviewer)).json).toMatchObject({
      state: 'publicado',
      version: 3,
    });
    expect(await shown()).toContain(content.slug);
  });

  it('needs another review once it is changed, by the other one of the two', async () => {
    const { id } = await create();
    await move(id, { version: 1, move: 'ask-review' });
    expect((await edit(id, { version: 2, summary: 'Otro.' }, reviewer)).json).toMatchObject({
      state: 'borrador',
      is_mine: true,
      written_by: 'Persona Revisora',
    });
    await move(id, { version: 3, move: 'ask-review' }, reviewer);
    expect((await move(id, { version: 4, move: 'publish' }, reviewer)).status).toBe(409);
    expect((await move(id, { version: 4, move: 'publish' })).json.state).toBe('publicado');
  });

  it('is given back with a reason that its author reads until it is asked for again', async () => {
    const { id } = await create();
    await move(id, { version: 1, move: 'ask-review' });
    const bare = await move(id, { version: 2, move: 'return' }, reviewer);
    expect([bare.status, Object.keys(bare.json.errors)]).toEqual([422, ['reason']]);
    await move(id, { version: 2, move: 'return', reason: 'Falta decir cuántos días.' }, reviewer);
    expect(await one(id)).toMatchObject({ state: 'borrador', returned_because: 'Falta decir cuántos días.' });
    expect((await move(id, { version: 3, move: 'ask-review' })).json.returned_because).toBeNull();
    expect((await fixture.auditOf(id)).at(-2)).toMatchObject({
      action: 'article.return',
      reason: 'Falta decir cuántos días.',
    });
  });

  it.each([
    ['a health claim without a source', { body: 'La fibra previene la diabetes.' }, 'sources'],
    ['a topic of health without a source', { topic: 'salud' }, 'sources'],
    ['a source without its publisher', { sources: [{ ...source, publisher: '' }] }, 'sources'],
    [
      'a health claim in the right option of its quiz',
      {
        quiz: [
          {
            question: '¿Qué hace la fibra?',
            options: ['Nada', 'Previene el cáncer'],
            answer: 1,
            why: 'Así.',
          },
        ],
      },
      'sources',
    ],
    ['markup', { body: 'Mira <b>esto</b>.' }, 'body'],
    ['lists without an end', { body: '1. '.repeat(13_000) }, 'body'],
    ['a link', { body: '[aquí](https://instituto.example)' }, 'body'],
    ['no quiz', { quiz: [] }, 'quiz'],
    [
      'an option twice',
      { quiz: [{ question: '¿Qué?', options: ['Sí', 'Sí'], answer: 0, why: 'Así.' }] },
      'quiz',
    ],
    ['no day to look again', { review_by: null }, 'review_by'],
    ['a day that has come', { review_by: '2026-11-23' }, 'review_by'],
  ])('isn’t given to review with %s', async (_, parts, field) => {
    const { id } = await create(parts);
    const { status, json } = await move(id, { version: 1, move: 'ask-review' });
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  it('keeps what customers read while it is changed, and the versions that were published', async () => {
    const { id, content } = await aPublished({ title: 'De antes', sources: [source] });
    await edit(id, { version: 3, title: 'De ahora' });
    expect(await one(id)).toMatchObject({ state: 'con-cambios', published: { title: 'De antes' } });
    expect((await edit(id, { version: 4, slug: 'otra-cosa' })).status).toBe(422);
    await move(id, { version: 4, move: 'ask-review' });
    await move(id, { version: 5, move: 'publish' }, reviewer);
    const { versions } = (
      await fixture.call(author, 'GET /api/admin/articles/{id}/versions', { params: { id } })
    ).json;
    expect(versions).toMatchObject([
      { number: 2, by: 'Persona Revisora', content: { title: 'De ahora' } },
      { number: 1, by: 'Persona Revisora', content: { title: 'De antes', slug: content.slug } },
    ]);
    await move(id, { version: 6, move: 'archive' });
    expect(await shown()).not.toContain(content.slug);
    expect((await move(id, { version: 7, move: 'restore' })).json.state).toBe('publicado');
  });

  it('has one address of its own', async () => {
    const first = await create();
    const second = await fixture.call(author, 'POST /api/admin/articles', {
      body: aContent({ slug: first.content.slug }),
    });
    expect([second.status, Object.keys(second.json.errors)]).toEqual([422, ['slug']]);
  });

  it('tells whoever was slower what is kept now and by whom', async () => {
    const { id } = await create();
    await edit(id, { version: 1, summary: 'De otra.' }, reviewer);
    const { status, json } = await edit(id, { version: 1, title: 'Mía' });
    expect(status).toBe(409);
    expect(json).toMatchObject({ by: 'Persona Revisora', current: { content: { summary: 'De otra.' } } });
  });

  it('comes first in the list once its day has passed, and says which product is gone', async () => {
    const gone = await aProduct(fixture.db, { title: 'Envases', is_active: false });
    const { id } = await aPublished({ title: 'Zafra', product_ids: [gone.id] });
    expect((await list({ warned: 'true', q: 'zafra' }))[0].warnings).toEqual(['«Envases» ya no se vende.']);
    const before = fixture.clock.nowMs;
    fixture.clock.nowMs = Date.parse('2027-07-02T12:00:00-04:00');
    await aPublished({ title: 'A tiempo', review_by: '2028-01-01' });
    const rows = await list();
    fixture.clock.nowMs = before;
    const placeOf = (title: string) => rows.findIndex((row: { title: string }) => row.title === title);
    expect(placeOf('Zafra')).toBeLessThan(placeOf('A tiempo'));
    expect(rows.find((row: { id: string }) => row.id === id).warnings).toContain(
      'Hay que revisarlo: ya pasó su día.',
    );
  });

  it('is told of as past its day by what customers read, whatever day a draft names', async () => {
    const { id } = await aPublished({ title: 'Yuca de siempre' });
    const before = fixture.clock.nowMs;
    fixture.clock.nowMs = Date.parse('2027-07-01T00:30:00-04:00');
    const version = (await one(id)).version;
    await edit(id, { version, review_by: '2029-01-01' });
    const [row] = await list({ q: 'yuca de siempre', warned: 'overdue' });
    fixture.clock.nowMs = Date.parse('2027-06-30T23:30:00-04:00');
    const onItsDay = await list({ q: 'yuca de siempre', warned: 'overdue' });
    fixture.clock.nowMs = before;
    expect(row).toMatchObject({ id, review_by: '2027-06-30', state: 'con-cambios' });
    expect(onItsDay).toEqual([]);
  });

  it('says who wrote it last and who read and published it', async () => {
    const { id } = await aPublished({ title: 'De dos personas' });
    expect(await one(id)).toMatchObject({ written_by: 'Persona Autora', reviewed_by: 'Persona Revisora' });
    expect((await list({ q: 'de dos personas' }))[0]).toMatchObject({
      written_by: 'Persona Autora',
      reviewed_by: 'Persona Revisora',
    });
    expect((await create()).reviewed_by).toBeNull();
  });

  it('follows a product that became another', async () => {
    const [gone, remaining] = [
      await aProduct(fixture.db, { title: 'Repetido', is_active: false }),
      await aProduct(fixture.db, { title: 'El que queda' }),
    ];
    await fixture.db
      .insertInto('product_redirects')
      .values({ from_id: gone.id, to_id: remaining.id })
      .execute();
    await create({ title: 'Con repetido', product_ids: [gone.id] });
    expect((await list({ q: 'con repetido' }))[0].warnings).toEqual([]);
    const { json } = await fixture.call(author, 'POST /api/admin/articles/computed', {
      body: aContent({ product_ids: [gone.id] }),
    });
    expect(json.products).toEqual([{ id: gone.id, title: 'El que queda', is_seen: true }]);
  });

  it('is published or changed where both are tried at once, never unread', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, content } = await create();
      await move(id, { version: 1, move: 'ask-review' });
      const answers = await Promise.all([
        move(id, { version: 2, move: 'publish' }, reviewer),
        edit(id, { version: 2, summary: 'Nadie lo leyó.' }),
        move(id, { version: 2, move: 'publish' }, reviewer),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect([content.summary, undefined]).toContain((await one(id)).published?.summary);
    }
  });

  it('isn’t published by somebody whose role was taken away meanwhile', async () => {
    const former = await fixture.aPerson('catalogo', 'Persona de Antes');
    const { id } = await create();
    await move(id, { version: 1, move: 'ask-review' });
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', former).execute();
    expect((await move(id, { version: 2, move: 'publish' }, former)).status).toBe(403);
    expect((await one(id)).state).toBe('en-revision');
  });

  it('computes how it reads and why it needs sources', async () => {
    const { json } = await fixture.call(author, 'POST /api/admin/articles/computed', {
      body: aContent({ body: 'Come fibra. La fibra reduce el colesterol hoy.', slug: 'una' }),
    });
    expect(json).toMatchObject({
      html: '<p>Come fibra. La fibra reduce el colesterol hoy.</p>\n',
      words: 8,
      minutes: 1,
      words_per_sentence: 4,
      faults: { sources: expect.stringContaining('La fibra reduce el colesterol hoy.') },
    });
  });

  it('comes in from the files once, and a start leaves alone what a person has changed or put away', async () => {
    const file = anArticle();
    expect(await seedArticles(fixture.db, [file])).toBe(1);
    expect(await seedArticles(fixture.db, [file])).toBe(0);
    expect(await seedArticles(fixture.db, [{ ...file, summary: 'Mejor dicho.' }])).toBe(1);
    const [row] = await list({ q: file.slug });
    // A user who had it open before the seed corrected it gets a conflict.
    expect((await edit(row.id, { version: 1, title: 'A ciegas' })).status).toBe(409);
    await edit(row.id, { version: row.version, title: 'De nosotros' });
    expect(await seedArticles(fixture.db, [{ ...file, summary: 'Otra vez.' }])).toBe(0);
    expect(await one(row.id)).toMatchObject({
      content: { title: 'De nosotros', summary: 'Mejor dicho.' },
      published: { title: file.title },
    });
  });
});
