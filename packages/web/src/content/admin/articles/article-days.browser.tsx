import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { GuardedNavigation } from '../../../kit/admin/record/leave-guard.tsx';
import { storeSession } from '../../../kit/session/session-store.ts';
import { articleColumns } from './article-columns.tsx';
import { aNewArticle } from './article-draft.ts';
import { ArticleEditor } from './article-editor.tsx';

const server: AdminArticleJson = {
  ...aNewArticle,
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  state: 'publicado',
  content: {
    ...aNewArticle.content,
    title: 'Comer de noche',
    slug: 'comer-de-noche',
    review_by: '2027-06-30',
  },
};

let sent: unknown[];

beforeEach(() => {
  sent = [];
  storeSession({ user: { id: 'one', email: 'one@hospital.org', name: 'One' }, accessToken: 'h.e30.s' });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (init?.method === 'PATCH') {
      const { version, ...changed } = JSON.parse(String(init.body));
      sent.push({ version, ...changed });
      return Response.json({ ...server, version: version + 1, content: { ...server.content, ...changed } });
    }
    const version = { number: 1, by: null, content: server.content };
    return String(path).endsWith('/versions')
      ? Response.json({ versions: [{ ...version, published_at: '2026-03-04T03:15:00.000Z' }] })
      : Response.json({ detail: 'No.' }, { status: 404 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  storeSession(null);
});

const show = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <GuardedNavigation>
          <ArticleEditor article={server} />
        </GuardedNavigation>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('the day until which it holds is sent as it was typed, and stays', async () => {
  const screen = await show('/');
  const day = screen.getByLabelText('Vale hasta');
  await expect.element(day).toHaveValue('2027-06-30');
  await day.fill('2028-01-01');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.getByText('1 cambio sin guardar')).not.toBeInTheDocument();
  expect(sent).toEqual([{ version: 3, review_by: '2028-01-01' }]);
  await expect.element(day).toHaveValue('2028-01-01');
});

test('a day that is emptied is sent as none', async () => {
  const screen = await show('/');
  await screen.getByLabelText('Vale hasta').fill('');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(() => sent).toEqual([{ version: 3, review_by: null }]);
});

test('when it was published is told by the clocks of Puerto Rico', async () => {
  const screen = await show('/?seccion=versiones');
  await expect.element(screen.getByText(/3 de marzo de 2026, 11:15\sp\.\sm\./)).toBeVisible();
});

test('the list says the day that was typed, not the one before', async () => {
  const row = {
    ...server,
    ...server.content,
    minutes: 1,
    warnings: [],
    changed_at: '2026-03-04T03:15:00.000Z',
  };
  const column = articleColumns.find(({ id }) => id === 'vale');
  const screen = await render(<p>{column?.cell(row)}</p>);
  await expect.element(screen.getByText('30 de junio de 2027')).toBeVisible();
});
