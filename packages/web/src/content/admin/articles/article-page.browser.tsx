import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GuardedNavigation } from '../../../kit/admin/record/leave-guard.tsx';
import { aMe, DESKTOP, openScreen, PHONE, type Responses } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { anAdminArticle, anArticleContent, anArticleReadability } from './article.builders.ts';
import { AdminArticlePage } from './article-page.tsx';

const COMPUTED = 'POST /api/admin/articles/computed';
const TRANSITION = 'POST /api/admin/articles/{id}/moves';

const open = async (at: string, responses: Responses, size: readonly [number, number] = DESKTOP) => {
  const screen = await openScreen(
    <GuardedNavigation>
      <Routes>
        <Route path="/admin/education/new" element={<AdminArticlePage />} />
        <Route path="/admin/education/:id" element={<AdminArticlePage />} />
      </Routes>
    </GuardedNavigation>,
    {
      at,
      me: aMe({ roles: ['admin'] }),
      size,
      responses: {
        [COMPUTED]: anArticleReadability(),
        'GET /api/admin/articles/{id}/versions': { versions: [] },
        ...responses,
      },
    },
  );
  return {
    ...screen,
    toast: screen.getByRole('region', { name: /^Avisos/ }),
    aside: screen.getByRole('region', { name: 'Cómo se lee' }),
    save: screen.getByRole('button', { name: 'Guardar cambios' }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    tab: (name: string) => screen.getByRole('tab', { name }),
  };
};

/** Opens an article on a fake server that stores what is saved. */
const openArticle = async (article: AdminArticleJson, responses: Responses = {}, section = '') => {
  const server = { article };
  const store = (changes: Partial<AdminArticleJson>): AdminArticleJson => {
    server.article = { ...server.article, ...changes, version: server.article.version + 1 };
    return server.article;
  };
  const screen = await open(`/admin/education/${article.id}${section && `?seccion=${section}`}`, {
    'GET /api/admin/articles/{id}': () => server.article,
    'PATCH /api/admin/articles/{id}': ({ body: { version: _, ...changes } }) =>
      store({ state: 'con-cambios', content: { ...server.article.content, ...changes } as never }),
    ...responses,
  });
  return { ...screen, kept: server, keep: store };
};

describe.each([
  { device: 'a phone', size: PHONE },
  { device: 'a desktop', size: DESKTOP },
])('on $device', ({ size }) => {
  test('a new article shows its readability and what it lacks while it is written, and is saved', async () => {
    const lacking = (body: string, hasSources: boolean): Readonly<Record<string, string>> => {
      if (body.includes('<b>')) return { body: 'La línea 1 tiene HTML.' };
      return hasSources ? {} : { sources: 'Pon al menos una fuente.' };
    };
    const screen = await open(
      '/admin/education/new',
      {
        [COMPUTED]: ({ body: { body, sources } }) =>
          anArticleReadability({
            html: body.includes('<b>') ? '' : `<h2>Antes de dormir</h2><p>${body.length} letras</p>`,
            why_sources: 'Dice «previene».',
            faults: { ...lacking(body, sources.length > 0) },
          }),
        'POST /api/admin/articles': ({ body }) => anAdminArticle({ content: body as never, is_mine: true }),
        'GET /api/admin/articles/{id}': anAdminArticle({ is_mine: true }),
      },
      size,
    );
    await screen.getByRole('textbox', { name: 'Título' }).fill('Congelar sin pena');
    await screen.getByLabelText('Resumen').fill('Cómo se guarda lo que sobra.');
    await screen.getByLabelText('Tema').selectOptions('cocina');
    await screen.getByLabelText('Vale hasta').fill('2030-06-30');
    await screen.tab('Texto').click();
    const body = screen.getByRole('textbox', { name: 'Texto' });
    const shown = screen.getByRole('region', { name: 'Así se lee' });
    await body.fill('Mira <b>esto</b>.');
    await expect.element(screen.aside).toHaveTextContent('Texto: La línea 1 tiene HTML.');
    await expect.element(shown).toHaveTextContent('Hay algo que la tienda no enseña.');
    await body.fill('La fibra previene.');
    await expect.element(shown.getByRole('heading')).toHaveTextContent('Antes de dormir');
    await expect.element(screen.aside).toHaveTextContent('Fuentes: Pon al menos una fuente.');

    await screen.tab('Fuentes').click();
    await expect.element(screen.getByText('Necesita fuentes. Dice «previene».')).toBeVisible();
    await screen.button('Agregar una fuente').click();
    const source = screen.getByRole('listitem', { name: 'Fuente 1' });
    await source.getByLabelText('Dirección').fill('https:');
    await expect.element(screen.aside).toHaveTextContent('A la fuente 1 le falta su año, como 2024.');
    // Half-typed text doesn't break the preview: it is still shown.
    await screen.tab('Texto').click();
    await body.fill('La fibra previene. Y sigue.');
    await expect.element(shown).toHaveTextContent('27 letras');
    expect(screen.sent(COMPUTED).at(-1)?.body).toMatchObject({
      sources: [{ year: expect.any(Number), url: '' }],
    });
    await screen.tab('Fuentes').click();
    await source.getByLabelText('Título').fill('Guía de fibra');
    await source.getByLabelText('Quién la publica').fill('Instituto');
    await source.getByLabelText('Año').fill('2024');
    await source.getByLabelText('Dirección').fill('https://instituto.example/fibra');

    await screen.tab('Prueba').click();
    await screen.button('Agregar una pregunta').click();
    await screen.getByRole('textbox', { name: 'Pregunta' }).fill('¿Qué trae fibra?');
    await screen.getByRole('textbox', { name: 'Opción 1' }).fill('El agua');
    await screen.getByRole('textbox', { name: 'Opción 2' }).fill('Los gandules');
    await screen.getByRole('radio', { name: 'La correcta es la 2' }).click();
    await screen.getByLabelText('El porqué').fill('Media taza trae seis gramos.');
    await expect.element(screen.aside).toHaveTextContent('Está completo');
    await screen.save.click();
    await expect.element(screen.toast).toHaveTextContent('Borrador guardado');
    await expect.poll(() => location.pathname).toBe(`/admin/education/${anAdminArticle().id}`);
    expect(screen.sent('POST /api/admin/articles')).toMatchObject([
      {
        body: {
          ...{ title: 'Congelar sin pena', slug: 'congelar-sin-pena', topic: 'cocina' },
          ...{ review_by: '2030-06-30', body: 'La fibra previene. Y sigue.' },
          sources: [{ title: 'Guía de fibra', year: 2024, url: 'https://instituto.example/fibra' }],
          quiz: [{ options: ['El agua', 'Los gandules'], answer: 1, why: 'Media taza trae seis gramos.' }],
        },
      },
    ]);
  });
});

test('the author of an article asks for a review and can’t publish it', async () => {
  const screen = await openArticle(
    anAdminArticle({ is_mine: true, returned_because: 'Di cuánta fibra al día.' }),
  );
  screen.respond({ [TRANSITION]: () => screen.keep({ state: 'en-revision', returned_because: null }) });
  await expect.element(screen.aside).toHaveTextContent('Se devolvió');
  await expect.element(screen.aside).toHaveTextContent('Di cuánta fibra al día.');
  const requestButton = screen.button('Pedir revisión');
  await screen.getByLabelText('Resumen').fill('En agua.');
  await expect.element(requestButton).toBeDisabled();
  await screen.save.click();
  await requestButton.click();
  await expect.element(screen.toast).toHaveTextContent('En revisión: lo publica otra persona');
  await expect.element(screen.getByText('En revisión', { exact: true })).toBeVisible();
  await expect.element(screen.aside).toHaveTextContent('Lo último lo escribiste tú: otra persona lo lee');
  await expect.element(screen.aside).not.toHaveTextContent('Se devolvió');
  await expect.element(screen.button('Devolver')).toBeVisible();
  await expect.element(screen.button('Aprobar y publicar')).not.toBeInTheDocument();
  expect(screen.sent(TRANSITION)).toMatchObject([{ body: { version: 2, move: 'ask-review' } }]);
});

test('a reviewer returns an article to its author with a reason', async () => {
  const screen = await openArticle(anAdminArticle({ state: 'en-revision' }));
  screen.respond({ [TRANSITION]: () => screen.keep({ state: 'borrador' }) });
  await expect.element(screen.aside).toHaveTextContent('Lo escribió Ana Vega. Léelo entero');
  await screen.button('Devolver').click();
  const dialog = page.getByRole('dialog', { name: 'Devolver a quien lo escribió' });
  const returnButton = dialog.getByRole('button', { name: 'Devolver' });
  await returnButton.click();
  await expect.element(dialog.getByText('Di qué falta: lo lee quien lo escribió.')).toBeVisible();
  expect(screen.sent(TRANSITION)).toEqual([]);
  await dialog.getByLabelText('¿Qué falta?').fill(' Di cuánta fibra. ');
  await returnButton.click();
  await expect.element(screen.toast).toHaveTextContent('Devuelto a quien lo escribió');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.sent(TRANSITION)).toMatchObject([
    { body: { version: 1, move: 'return', reason: 'Di cuánta fibra.' } },
  ]);
});

test('a reviewer who closes the dialog of returning goes back to the article and publishes it', async () => {
  const screen = await openArticle(anAdminArticle({ state: 'en-revision' }));
  screen.respond({ [TRANSITION]: () => screen.keep({ state: 'publicado', published: anArticleContent() }) });
  await screen.button('Devolver').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await screen.button('Aprobar y publicar').click();
  await expect.element(screen.toast).toHaveTextContent('Publicado: ya lo leen los clientes');
  await expect
    .element(screen.getByRole('link', { name: 'Ver en la tienda' }))
    .toHaveAttribute('href', '/education/guardar-viandas');
  expect(screen.sent(TRANSITION)).toMatchObject([{ body: { version: 1, move: 'publish' } }]);
});

test('unpublished changes are shown, and a published version can be put back into the form', async () => {
  const published = anArticleContent({ summary: 'En agua.' });
  const changed = anAdminArticle({ state: 'publicado', content: published, published });
  const version = { number: 1, by: null, published_at: '2026-03-03T18:15:00.000Z', content: published };
  const screen = await openArticle(changed, {
    'GET /api/admin/articles/{id}/versions': { versions: [version] },
  });
  const summary = screen.getByLabelText('Resumen');
  await summary.fill('En agua, y en la nevera hasta tres días.');
  await screen.save.click();
  await expect.element(screen.getByText('Cambios sin publicar')).toBeVisible();
  await screen.tab('Versiones').click();
  const difference = screen.getByRole('region', { name: 'Lo que cambiaría al publicar' });
  await expect.element(difference).toHaveTextContent('hasta tres días');
  await screen.button('Volver a la versión 1').click();
  await expect.element(summary).toHaveValue('En agua.');
  await screen.save.click();
  await expect.poll(() => screen.kept.article.content.summary).toBe('En agua.');
  await screen.tab('Versiones').click();
  await expect.element(difference).toHaveTextContent('Nada: lo guardado es lo que ven los clientes.');
});

test('the history of an article says who approved and published it', async () => {
  const who = {
    id: 1,
    actor_id: null,
    actor: 'Ana Vega',
    action: 'article.publish',
    subject_type: 'article',
  };
  const rest = { subject_id: '', before: null, after: null, reason: null };
  const entry = { ...who, ...rest, created_at: '2026-03-03T18:15:00.000Z' };
  const screen = await openArticle(
    anAdminArticle({ state: 'publicado' }),
    { 'GET /api/admin/audit': { entries: [entry], next: null } },
    'historial',
  );
  await expect.element(screen.getByText('aprobó y publicó el artículo')).toBeVisible();
});
