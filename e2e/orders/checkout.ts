import { expect, type Page } from '@playwright/test';

/** The window in the morning, which the first deliverable day always has at first. */
export const MORNING = '7–9 a. m.';

/** Where and when, to a hospital's delivery point; the day is already chosen. */
export const chooseDelivery = async (
  page: Page,
  { building, unit, window = MORNING }: { building: string; unit: string; window?: string },
): Promise<void> => {
  await page.getByRole('radio', { name: /^A mi hospital/ }).check();
  await page.getByLabel('Edificio').selectOption(building);
  await page.getByLabel('Piso o unidad').selectOption(unit);
  await chooseWindow(page, window);
};

export const chooseWindow = (page: Page, window: string): Promise<void> =>
  page.getByRole('radio', { name: window }).check();

/** Everything that an order needs, to a delivery point of a hospital made by `aHospital`. */
export const fillCheckout = async (page: Page): Promise<void> => {
  await chooseDelivery(page, { building: 'Torre Única', unit: 'Piso 2 · Pediatría' });
  await page.getByLabel('Celular').fill('787-555-0142');
};

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Hacer el pedido' });

/** The number of the order that was just taken. */
export const orderNumber = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  const number = /NP-\d{6,}/.exec((await page.getByText(/Tu número es/).textContent()) ?? '')?.[0];
  expect(number).toBeDefined();
  return number ?? '';
};
