import { expect } from '@playwright/test';
import { enterShop, openSession } from '../browsing.ts';
import { callApi, callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, aNurse, aWaitingUser, demoAdmin, tokenOf } from '../test-users.ts';

const CUSTOMER_PATHS = [
  '/',
  '/?search=arroz',
  '/category/frutas',
  '/product/x',
  '/cart',
  '/checkout',
  '/profile',
];

test('a visitor who is not signed in sees the sign-in screen at every address', async ({ page }) => {
  for (const path of [...CUSTOMER_PATHS, '/education', '/admin', '/admin/users']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: 'Crear cuenta nueva' })).toBeVisible();
  }
});

test('a user who waits for verification sees only the page that says so', async ({ page, context }) => {
  const testUser = await aWaitingUser();
  const { accessToken: token } = await openSession(context, testUser);
  await page.goto(`/#access_token=${token}`);
  await expect(page).toHaveURL('/');
  for (const path of ['/', '/cart', '/checkout', '/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Verificación Pendiente', exact: true })).toBeVisible();
  }
  for (const text of [testUser.fullName, testUser.email, 'Pendiente de verificación'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Revisar de nuevo' }).click();
  await expect(page.getByText('Pendiente de verificación', { exact: true })).toBeVisible();
  expect((await callApi('/api/products?category=frutas', { token })).status).toBe(403);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a customer is refused in administration', async ({ page }) => {
  await enterShop(page, await aNurse());
  for (const path of ['/admin', '/admin/users', '/admin/reports']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Acceso Denegado', exact: true })).toBeVisible();
    await expect(
      page.getByText('No tienes permisos para acceder al panel administrativo.', { exact: true }),
    ).toBeVisible();
  }
});

test('a user deactivated while shopping can do nothing more and can’t sign in again', async ({ page }) => {
  const nurse = await aNurse();
  const token = await tokenOf(nurse);
  await enterShop(page, nurse);
  const path = `/api/admin/users/${nurse.id}/deactivate`;
  await callApiOrThrow(path, { method: 'POST', token: await adminToken() });
  expect((await callApi('/api/orders', { token })).status).toBeGreaterThanOrEqual(401);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Correo institucional').fill(nurse.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(nurse.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toContainText('Tu cuenta no está activa');
});

test('an unknown address is the 404 page, in and out of the shop', async ({ page }) => {
  for (const path of ['/no-existe', '/category', '/productos/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', exact: true })).toBeVisible();
  }
  await enterShop(page, demoAdmin, { path: '/admin/no-existe' });
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the API refuses in Spanish problem+json, and never with a stack', async () => {
  const token = await tokenOf(await aNurse());
  const answers = [
    { ...(await callApi('/api/no-existe', { token })), expected: 404 },
    { ...(await callApi('/api/no-existe')), expected: 404 },
    { ...(await callApi('/api/auth/no-existe')), expected: 404 },
    { ...(await callApi('/api/products')), expected: 401 },
    { ...(await callApi('/api/products', { token: `${token}x` })), expected: 401 },
    { ...(await callApi('/api/products/no-es-un-id', { token })), expected: 404 },
    { ...(await callApi(`/api/orders/${crypto.randomUUID()}`, { token })), expected: 404 },
    { ...(await callApi('/api/admin/users', { token })), expected: 403 },
    { ...(await callApi('/api/orders', { token, body: { items: 'muchos' } })), expected: 422 },
    { ...(await callApi(`/api/products/search?q=${'x'.repeat(300)}`, { token })), expected: 422 },
    { ...(await callApi('/api/auth/sign-in/email', { body: '{' })), expected: 400 },
  ];
  for (const { status, headers, text, json: problem, expected } of answers) {
    expect(status, text).toBe(expected);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(problem).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b|select .+ from/i);
  }
});
