import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ProblemList } from '../../../reports/admin/dashboard/problem-list.tsx';
import { aMe, DESKTOP, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { anArticleRow } from './article.builders.ts';
import { ArticlesPage } from './articles-page.tsx';

const LIST = 'GET /api/admin/articles';
const me = aMe({ roles: ['admin'] });
const responses = {
  'GET /api/admin/articles/overview': {
    total: 3,
    warned: 1,
    by_state: { borrador: 0, 'en-revision': 1, publicado: 2, 'con-cambios': 0, archivado: 0 },
  },
} as const;

test('articles to review have a view of their own', async () => {
  const screen = await openScreen(<ArticlesPage />, {
    ...{ at: '/admin/education', me, size: DESKTOP },
    responses: { ...responses, [LIST]: { articles: [anArticleRow({ state: 'en-revision' })], next: null } },
  });
  await expect.element(screen.getByText('2 artículos publicados · 1 por mirar')).toBeVisible();
  await screen.getByRole('button', { name: /^En revisión/ }).click();
  await expect.poll(() => screen.sent(LIST).at(-1)?.query).toEqual({ state: 'en-revision' });
  await expect
    .element(screen.getByRole('link', { name: 'Guardar viandas' }))
    .toHaveAttribute('href', `/admin/education/${anArticleRow().id}`);
});

test('the dashboard counts articles past their review date, and links to them', async () => {
  const none = { waitingUsers: 0, waitingOrders: 0, overdueOrders: 0, lateOrders: 0, unpaidOrders: 0 };
  const rest = { soldOutBest: 0, waitingProposals: 0, activeHospitals: 0, activeProducts: 0, ordersToday: 0 };
  const open = { overdueArticles: 1, draftPurchases: 0, ordersToPick: 0 };
  const warnings = ['Hay que revisarlo: ya pasó su día.'];
  const screen = await openScreen(
    <Routes>
      <Route path="/admin" element={<ProblemList summary={{ ...none, ...rest, ...open }} />} />
      <Route path="/admin/education" element={<ArticlesPage />} />
    </Routes>,
    {
      ...{ at: '/admin', me, size: PHONE },
      responses: { ...responses, [LIST]: { articles: [anArticleRow({ warnings })], next: null } },
    },
  );
  await screen.getByRole('link', { name: '1 artículo pasó su día de revisarse' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Educación' })).toBeVisible();
  await expect.element(screen.getByText('Hay que revisarlo: ya pasó su día.')).toBeVisible();
  expect(screen.sent(LIST).at(-1)?.query).toEqual({ warned: 'overdue' });
});
