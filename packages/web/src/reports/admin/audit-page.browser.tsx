import type { AuditEntryJson } from '@nutricion/contract/kit/audit';
import { expect, test } from 'vitest';
import '../../app/admin/audit-labels.ts';
import '../../kit/admin/admin.css';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { AuditPage } from './audit-page.tsx';

const me = aMe({ roles: ['finanzas'] });
const actor = { id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', full_name: 'Ana Vega' };
const anEntry = (values: Partial<AuditEntryJson> = {}): AuditEntryJson => ({
  id: 7,
  actor_id: actor.id,
  actor: actor.full_name,
  action: 'order.refuse',
  subject_type: 'order',
  subject_id: '0b6f3c1e-6a55-4f0e-9d0e-0c7a4f3b2a11',
  before: null,
  after: { number: 'NP-100042' },
  reason: 'Pidió dos veces',
  created_at: '2026-11-27T14:00:00Z',
  ...values,
});
const edit = anEntry({
  ...{ id: 6, action: 'product.edit', subject_type: 'product', reason: null },
  before: { name: 'Arroz', stock: true },
  after: { name: 'Arroz', stock: false },
});
const responses = {
  'GET /api/admin/audit': { entries: [anEntry(), edit], next: null },
  'GET /api/admin/audit/actors': { actors: [actor] },
};

test.each([PHONE, DESKTOP])(
  'says who changed what, and leads to what this person may open, at %i px',
  async (...size) => {
    const screen = await openScreen(<AuditPage />, { me, size, at: '/admin/audit', responses });
    const order = screen.getByRole('link', { name: 'rechazó el pedido NP-100042' });
    await expect.element(order).toHaveAttribute('href', `/admin/orders/${anEntry().subject_id}`);
    await expect.element(screen.getByText('«Pidió dos veces»')).toBeVisible();
    await expect.element(screen.getByText('cambió Arroz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'cambió Arroz' }).query()).toBeNull();
  },
);

test('asks for what its address filters by', async () => {
  const screen = await openScreen(<AuditPage />, {
    me,
    at: `/admin/audit?sobre=order&de=abc&persona=${actor.id}&rol=almacen&accion=order.move&desde=2026-11-01&hasta=2026-11-30&q=NP`,
    responses,
  });
  await expect.element(screen.getByText('«Pidió dos veces»')).toBeVisible();
  expect(screen.sent('GET /api/admin/audit').map(({ query }) => query)).toEqual([
    {
      ...{ subjectType: 'order', subjectId: 'abc', actor: actor.id, role: 'almacen', action: 'order.move' },
      ...{ from: '2026-11-01', to: '2026-11-30', q: 'NP' },
    },
  ]);
});

test('says that nothing was changed yet, and why it can’t be read', async () => {
  const empty = await openScreen(<AuditPage />, {
    ...{ me, at: '/admin/audit' },
    responses: { ...responses, 'GET /api/admin/audit': { entries: [], next: null } },
  });
  await expect.element(empty.getByText('Todavía no hay cambios')).toBeVisible();
  const refused = await openScreen(<AuditPage />, {
    ...{ me, at: '/admin/audit?sobre=user' },
    responses: {
      ...responses,
      'GET /api/admin/audit': aRefusal(403, 'Pídele ese permiso a administración.'),
    },
  });
  await expect.element(refused.getByText('Pídele ese permiso a administración.')).toBeVisible();
});
