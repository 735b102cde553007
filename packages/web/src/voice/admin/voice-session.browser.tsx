import type { Role } from '@nutricion/domain/accounts/role';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ApiResponse } from '../../kit/api/api.ts';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE, type Responses } from '../../testing/open-screen.tsx';
import { aSession, aToolCall } from './voice.builders.ts';
import { VoiceSessionPage } from './voice-session-page.tsx';

const milk = '7d1b0000-0000-4000-8000-000000000002';
const timestamp = '2026-03-03T18:15:00.000Z';

const spoken = aSession({
  flags: ['not_found', 'corrected', 'undone'],
  lines: [
    { role: 'user', text: 'busca zarandaja', timestamp, call_ids: ['a'], flag: 'not_found' },
    { role: 'assistant', text: 'No encontré eso. ¿Quieres buscar otra cosa?', timestamp, interrupted: true },
    { role: 'user', text: 'ponme dos leches', timestamp, call_ids: ['b'], flag: 'corrected' },
    { role: 'user', text: 'vacía el carrito', timestamp, call_ids: ['c'] },
  ],
  tools: [
    aToolCall({ call_id: 'a', arguments: { query: 'zarandaja' }, status: 'refused' }),
    aToolCall({
      call_id: 'b',
      tool: 'add_to_cart',
      changes: [{ product_id: milk, title: 'Leche fresca', before: 0, after: 2 }],
      is_undone: true,
    }),
    aToolCall({ call_id: 'c', tool: 'clear_cart', status: 'asks', said: '¿Vacío el carrito?' }),
  ],
});

const open = (
  session: ApiResponse<'GET /api/admin/voice/sessions/{id}'> | Response,
  {
    responses = {},
    size = DESKTOP,
    roles = ['admin'],
  }: { responses?: Responses; size?: readonly [number, number]; roles?: readonly Role[] } = {},
) =>
  openScreen(
    <Routes>
      <Route path="/admin/voice-insights/:id" element={<VoiceSessionPage />} />
    </Routes>,
    {
      at: '/admin/voice-insights/sesion-1',
      me: aMe({ roles: [...roles] }),
      size,
      responses: { 'GET /api/admin/voice/sessions/{id}': session, ...responses },
    },
  );

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('what was said stands beside what it did, on %s', async (_, size) => {
  const screen = await open(spoken, { size });
  const entryOf = (text: string) =>
    screen
      .getByRole('region', { name: 'Lo que pasó' })
      .getByRole('listitem')
      .filter({ hasText: text })
      .first();
  await expect.element(entryOf('busca zarandaja')).toHaveTextContent('Buscar «zarandaja»No se pudo');
  await expect.element(entryOf('No encontré eso')).toHaveTextContent('Interrumpido');
  await expect.element(entryOf('ponme dos leches')).toHaveTextContent('Deshecho');
  await expect.element(entryOf('ponme dos leches')).toHaveTextContent('Leche frescade 0 a 2');
  await expect.element(entryOf('vacía el carrito')).toHaveTextContent('Preguntó');
  await expect
    .element(screen.getByRole('link', { name: 'Leche fresca' }))
    .toHaveAttribute('href', `/admin/products/${milk}`);
  await expect
    .element(screen.getByRole('link', { name: 'Sesiones de voz' }))
    .toHaveAttribute('href', '/admin/voice-insights?vista=sesiones');
});

test('whose it was is shown to whoever says why they must know', async () => {
  const screen = await open(spoken, {
    responses: { 'POST /api/admin/voice/sessions/{id}/reveal': { full_name: 'Carmen Ortiz' } },
  });
  await screen.getByRole('button', { name: '¿De quién fue?' }).click();
  const question = screen.getByRole('dialog', { name: '¿De quién fue?' });
  const reason = question.getByLabelText('¿Por qué hace falta saberlo?');
  await question.getByRole('button', { name: 'Ver el nombre' }).click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(screen.sent('POST /api/admin/voice/sessions/{id}/reveal')).toEqual([]);
  await reason.fill('Se quejó de un cobro');
  await userEvent.click(question.getByRole('button', { name: 'Ver el nombre' }));
  await expect.element(screen.getByRole('status').filter({ hasText: 'Fue de Carmen Ortiz.' })).toHaveFocus();
  expect(screen.sent('POST /api/admin/voice/sessions/{id}/reveal')).toMatchObject([
    { params: { id: 'sesion-1' }, body: { reason: 'Se quejó de un cobro' } },
  ]);
});

test('who may only read isn’t offered to see the speaker’s name', async () => {
  const screen = await open(spoken, { roles: ['lectura'] });
  await expect.element(screen.getByText('Duración')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '¿De quién fue?' })).not.toBeInTheDocument();
});

test('a session without leave shows what was done, and says why nothing else', async () => {
  const screen = await open(aSession({ has_transcript: false, tools: spoken.tools }));
  await expect
    .element(screen.getByText('No dio permiso para guardar lo que dijo, o ya pasaron 30 días.'))
    .toBeVisible();
  await expect.element(screen.getByText('Buscar «zarandaja»')).toBeVisible();
});

test('a session that isn’t there says so', async () => {
  const screen = await open(aRefusal(404, 'No encontramos esa sesión.'));
  await expect.element(screen.getByText('No encontramos esa sesión.')).toBeVisible();
});
