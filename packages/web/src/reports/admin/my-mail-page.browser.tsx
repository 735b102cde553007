import { expect, test } from 'vitest';
import '../../kit/admin/admin.css';
import { aMe, aRefusal, DESKTOP, offline, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { MyMailPage } from './my-mail-page.tsx';

const me = aMe({ roles: ['lectura'] });
const at = '/admin/my-mail';

test.each([PHONE, DESKTOP])('turns the mail of Mondays on and off, at %i px', async (...size) => {
  const responses = {
    'GET /api/admin/my-mail': { weekly_report: false },
    'PUT /api/admin/my-mail': ({ body }: { body: { weekly_report: boolean } }) => body,
  };
  const screen = await openScreen(<MyMailPage />, { me, at, size, responses });
  const toggle = screen.getByRole('switch', { name: 'Recibir la semana los lunes' });
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  await expect.element(screen.getByText('Te escribimos el próximo lunes')).toBeVisible();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  expect(screen.sent('PUT /api/admin/my-mail').map(({ body }) => body)).toEqual([
    { weekly_report: true },
    { weekly_report: false },
  ]);
});

test('says why it wasn’t saved, and shows what is', async () => {
  const refusal = 'Tu rol ya no ve los reportes.';
  const screen = await openScreen(<MyMailPage />, {
    ...{ me, at },
    responses: {
      'GET /api/admin/my-mail': { weekly_report: false },
      'PUT /api/admin/my-mail': aRefusal(403, refusal),
    },
  });
  const toggle = screen.getByRole('switch', { name: 'Recibir la semana los lunes' });
  await toggle.click();
  await expect.element(screen.getByText(refusal)).toBeVisible();
  await expect.element(toggle).not.toBeChecked();
});

test('tries again without a network', async () => {
  const responses = { 'GET /api/admin/my-mail': offline };
  const screen = await openScreen(<MyMailPage />, { me, at, responses });
  await expect.element(screen.getByRole('button', { name: 'Tratar otra vez' })).toBeVisible();
});
