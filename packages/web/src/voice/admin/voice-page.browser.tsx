import type { SearchWordJson } from '@nutricion/contract/search/search-words';
import type { VoiceCaseJson } from '@nutricion/contract/voice/voice-insights';
import type { Role } from '@nutricion/domain/accounts/role';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE, type Responses } from '../../testing/open-screen.tsx';
import { aSessionRow, aSummary, aVoiceCase } from './voice.builders.ts';
import { VoicePage } from './voice-page.tsx';

const unmet = [
  { text: 'zarandaja', kind: 'not_found', times: 2, last_at: '2026-03-03T18:15:00.000Z' },
  { text: 'ponme dos chinas', kind: 'corrected', times: 1, last_at: '2026-03-03T18:15:00.000Z' },
] as const;

/** A fake server that remembers what it was taught. */
const aTaughtShop = () => {
  const taught = {
    words: [] as SearchWordJson[],
    notes: [] as { id: string; query: string; text: string; by: null; created_at: string }[],
    cases: [] as VoiceCaseJson[],
  };
  const created_at = '2026-03-03T18:15:00.000Z';
  const responses: Responses = {
    'GET /api/admin/voice/summary': ({ query }) => aSummary({ days: Number(query?.days), unmet: [...unmet] }),
    'GET /api/admin/voice/cases': () => ({ cases: [...taught.cases] }),
    'GET /api/admin/search-words': () => ({ words: [...taught.words], notes: [...taught.notes] }),
    'POST /api/admin/search-words': ({ body }) => {
      const word = { id: 'word', by: null, created_at, ...body };
      taught.words.push(word);
      return word;
    },
    'POST /api/admin/buyer-notes': ({ body }) => {
      const note = { id: 'note', by: null, created_at, ...body };
      taught.notes.push(note);
      return note;
    },
    'POST /api/admin/buyer-notes/{id}/done': ({ params: { id } }) => {
      taught.notes = taught.notes.filter((note) => note.id !== id);
      return { id };
    },
    'POST /api/voice/understand': {
      intent: 'add',
      items: [{ name: 'china', quantity: 2, unit: null }],
      certain: true,
      because: [],
    },
    'POST /api/admin/voice/cases': ({ body }) => {
      const voiceCase = aVoiceCase({ ...body, passes: false });
      taught.cases.push(voiceCase);
      return voiceCase;
    },
    'DELETE /api/admin/voice/cases/{id}': ({ params: { id } }) => {
      taught.cases = taught.cases.filter((each) => each.id !== id);
      return { id };
    },
    'GET /api/admin/voice/sessions': { sessions: [], next: null },
  };
  return { kept: taught, responses };
};

const open = async (
  at: string,
  {
    responses,
    role = 'admin',
    size = DESKTOP,
  }: { responses: Responses; role?: Role; size?: typeof DESKTOP | typeof PHONE },
) => {
  const screen = await openScreen(
    <main>
      <VoicePage />
    </main>,
    { at, responses, me: aMe({ roles: [role] }), size },
  );
  return {
    ...screen,
    toast: screen.getByRole('region', { name: /^Avisos/ }),
    rowOf: (text: string) =>
      // A toast names the phrase too.
      screen
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `«${text}»` })
        .first(),
  };
};

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('what the assistant lacked is taught as a synonym, on %s', async (_, size) => {
  const screen = await open('/admin/voice-insights', { responses: aTaughtShop().responses, size });
  await expect.element(screen.rowOf('zarandaja')).toHaveTextContent('No encontró el producto · 2 veces');
  const teach = screen.getByRole('button', { name: 'Enseñar un sinónimo: zarandaja' });
  await teach.click();
  const lesson = screen.getByRole('dialog', { name: 'Enseñar un sinónimo' });
  await expect.element(lesson.getByLabelText('Quien busca…')).toHaveValue('zarandaja');
  await lesson.getByRole('button', { name: 'Enseñar' }).click();
  await expect.element(lesson.getByText('Escribe cómo le dice la tienda.')).toBeVisible();
  await lesson.getByLabelText('…quiere decir').fill('leche');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.toast).toHaveTextContent('Aprendido');
  await expect.element(screen.rowOf('zarandaja')).toHaveTextContent('Aprendido: «zarandaja» es «leche».');
  await expect.element(teach).toHaveFocus();
});

test('the days that are looked at stand in the address', async () => {
  const screen = await open('/admin/voice-insights', { responses: aTaughtShop().responses });
  await screen.getByRole('button', { name: '7 días' }).click();
  await expect.element(screen.getByText('3 sesiones en 7 días')).toBeVisible();
  expect(location.search).toBe('?dias=7');
});

test('a phrase is saved as a case, as it is read today and then corrected', async () => {
  const { kept: taught, responses } = aTaughtShop();
  const screen = await open('/admin/voice-insights', { responses });
  await screen.getByRole('button', { name: 'Guardar como caso: ponme dos chinas' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Guardar como caso' });
  await expect.element(dialog.getByLabelText('Frase', { exact: true })).toHaveValue('ponme dos chinas');
  await expect.element(dialog.getByLabelText('Qué quiere quien la dice')).toHaveValue('add');
  const quantity = dialog.getByRole('listitem', { name: 'Producto 1' }).getByLabelText('Cantidad');
  await expect.element(quantity).toHaveValue('2');
  await quantity.fill('dos');
  await dialog.getByRole('button', { name: 'Guardar caso' }).click();
  await expect.element(dialog.getByText('Escribe un número.')).toBeVisible();
  await expect.element(quantity).toHaveFocus();
  await quantity.fill('3');
  await dialog.getByRole('button', { name: 'Guardar caso' }).click();
  await expect.element(screen.toast).toHaveTextContent('Hoy falla');
  await expect.element(screen.rowOf('ponme dos chinas')).toHaveTextContent('Guardado como caso: hoy falla.');
  expect(taught.cases).toMatchObject([
    { phrase: 'ponme dos chinas', items: [{ name: 'china', quantity: 3 }] },
  ]);
});

test('what isn’t sold is asked of the buyer once, and that is undone', async () => {
  const { kept: taught, responses } = aTaughtShop();
  const screen = await open('/admin/voice-insights', { responses });
  const requestButton = screen.getByRole('button', { name: 'Pedirlo a compras: zarandaja' });
  await requestButton.click();
  await expect.element(screen.toast).toHaveTextContent('Anotado para compras: zarandaja');
  await expect.element(screen.rowOf('zarandaja')).toHaveTextContent('Pedido a compras.');
  await expect.element(requestButton).toHaveAttribute('aria-disabled', 'true');
  await screen.toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(screen.rowOf('zarandaja')).not.toHaveTextContent('Pedido a compras.');
  expect(taught.notes).toEqual([]);
});

test('a case that fails stands first, is removed and comes back', async () => {
  const { kept: taught, responses } = aTaughtShop();
  taught.cases.push(aVoiceCase({ id: 'passes', phrase: 'vacía el carrito' }));
  taught.cases.push(aVoiceCase({ passes: false }));
  const screen = await open('/admin/voice-insights', { responses });
  const views = screen.getByRole('navigation', { name: 'Vistas' });
  await views.getByRole('button', { name: 'Casos' }).click();
  const rows = screen.getByRole('region', { name: 'Frases que se deben entender' }).getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent('«ponme dos leches»Falla');
  await screen.getByRole('button', { name: 'Quitar el caso: ponme dos leches' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(screen.getByRole('heading', { name: 'Frases que se deben entender' })).toHaveFocus();
  await screen.toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(rows).toHaveLength(2);
});

test('whoever may only read sees it all and changes nothing', async () => {
  const { kept: taught, responses } = aTaughtShop();
  taught.cases.push(aVoiceCase());
  const screen = await open('/admin/voice-insights', { responses, role: 'lectura' });
  await expect.element(screen.getByText('«zarandaja»')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^(Enseñar|Guardar como|Pedirlo)/ }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Casos' }).click();
  await expect.element(screen.getByText('«ponme dos leches»')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Caso nuevo|Quitar/ })).not.toBeInTheDocument();
});

test('what fails can be asked again', async () => {
  const { responses } = aTaughtShop();
  const screen = await open('/admin/voice-insights', {
    responses: { ...responses, 'GET /api/admin/voice/summary': aRefusal(500, 'No.') },
  });
  const again = screen.getByRole('button', { name: 'Tratar otra vez' });
  await expect.element(again).toBeVisible();
  screen.respond({ 'GET /api/admin/voice/summary': aSummary({ unmet: [...unmet] }) });
  await again.click();
  await expect.element(screen.rowOf('zarandaja')).toBeVisible();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('sessions are found by what went wrong and by which way they came, on %s', async (_, size) => {
  const row = aSessionRow({ flags: ['undone'] });
  const { responses } = aTaughtShop();
  const screen = await open('/admin/voice-insights?vista=sesiones', {
    size,
    responses: {
      ...responses,
      'GET /api/admin/voice/sessions': ({ query }) => ({
        sessions: query?.flag === 'total_mismatch' ? [] : [row],
        next: null,
      }),
    },
  });
  const hospital = screen.getByText('Hospital San Rafael');
  await expect.element(hospital).toBeVisible();
  await expect.element(screen.getByText('Lo deshicieron')).toBeVisible();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const filters = screen.getByRole('dialog', { name: 'Filtros' });
  await filters.getByLabelText('Qué salió mal').selectOptions('total_mismatch');
  await filters.getByLabelText('Vía').selectOptions('texto');
  await filters.getByRole('button', { name: 'Aplicar' }).click();
  await expect.element(hospital).not.toBeInTheDocument();
  expect(screen.sent('GET /api/admin/voice/sessions').at(-1)?.query).toEqual({
    flag: 'total_mismatch',
    way: 'texto',
  });
  await screen.getByRole('button', { name: /^Quitar el filtro Vía/ }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Sesiones', exact: true }))
    .toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: /^Quitar el filtro Qué salió mal/ }).click();
  await screen.getByRole('link', { name: /2026/ }).click();
  expect(location.pathname).toBe('/admin/voice-insights/sesion-1');
});
