import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { somePreferences } from '../../../accounts/public/preferences.builders.ts';
import { DESKTOP, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { aRecipe } from '../recipe.builders.ts';
import { RecipeLayer } from '../recipe-layer.tsx';

const recipe = aRecipe({
  title: 'Arroz con gandules',
  instructions: ['Pica todo.', 'Hierve 15 minutos.', 'Baja el fuego.', 'Sírvelo.'],
});

afterEach(() => void vi.useRealTimers());

const openAt = async (at: string, size: readonly [number, number] = PHONE) => {
  const screen = await openScreen(<RecipeLayer />, {
    at,
    size,
    responses: { 'GET /api/me/preferences': somePreferences(), 'GET /api/recipes/{id}': recipe },
  });
  return { ...screen, kitchen: screen.getByRole('dialog').last() };
};

const openKitchen = async (size?: readonly [number, number]) => {
  const screen = await openAt(`/?receta=${recipe.id}`, size);
  const cook = screen.getByRole('button', { name: 'Cocinar paso a paso' });
  await cook.click();
  await expect.element(screen.kitchen.getByText('Paso 1 de 4')).toBeVisible();
  return { ...screen, cook };
};

/** The page is loaded again where it is. */
const reload = async (screen: { readonly unmount: () => Promise<void> }) => {
  await screen.unmount();
  return openAt(location.pathname + location.search);
};

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('one step at a time, by thumb and by arrow, to the end and anew, on %s', async (_, size) => {
  const { kitchen, cook } = await openKitchen(size);
  await expect.element(kitchen.getByText('Pica todo.', { exact: true })).toBeVisible();
  await expect.element(kitchen.getByRole('button', { name: 'Atrás' })).toBeDisabled();
  await kitchen.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(kitchen.getByText('Hierve 15 minutos.', { exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(kitchen.getByText('Paso 3 de 4')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(kitchen.getByText('Paso 2 de 4')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await kitchen.getByRole('button', { name: 'Terminé' }).click();
  await expect.element(kitchen.getByRole('heading', { name: '¡Buen provecho!' })).toBeVisible();
  await kitchen.getByRole('button', { name: 'Volver a la receta' }).click();
  await expect.element(cook).toHaveFocus();
  // A finished dish starts again.
  await cook.click();
  await expect.element(kitchen.getByText('Paso 1 de 4')).toBeVisible();
});

test('the step is remembered when the page is loaded again, and when Escape leaves the kitchen', async () => {
  const before = await openKitchen();
  await before.kitchen.getByRole('button', { name: 'Siguiente' }).click();
  const screen = await reload(before);
  await expect.element(screen.kitchen.getByText('Paso 2 de 4')).toBeVisible();
  await screen.kitchen.getByText('Todos los ingredientes (3)').click();
  await expect.element(screen.kitchen.getByText('1 taza de gandules')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Cocinar paso a paso' }).click();
  await expect.element(screen.kitchen.getByText('Paso 2 de 4')).toBeVisible();
});

test('a timer goes on between steps, pauses, survives a reload and rings', async () => {
  const shake = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  const before = await openKitchen();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await userEvent.keyboard('{ArrowRight}');
  await before.kitchen.getByRole('button', { name: 'Reloj de 15 minutos' }).click();
  await expect.element(before.kitchen.getByRole('timer')).toHaveTextContent('15:00');
  vi.advanceTimersByTime(60_000);
  await expect.element(before.kitchen.getByRole('timer')).toHaveTextContent('14:00');
  await userEvent.keyboard('{ArrowRight}');
  await before.kitchen.getByRole('button', { name: 'Pausar el reloj de 15 minutos' }).click();
  vi.advanceTimersByTime(300_000);
  await expect.element(before.kitchen.getByRole('timer')).toHaveTextContent('14:00');

  const { kitchen, getByRole } = await reload(before);
  const clock = kitchen.getByRole('timer');
  await expect.element(clock).toHaveTextContent('14:00');
  await kitchen.getByRole('button', { name: 'Un minuto más al reloj de 15 minutos' }).click();
  await expect.element(clock).toHaveTextContent('15:00');
  await kitchen.getByRole('button', { name: 'Seguir el reloj de 15 minutos' }).click();
  shake.mockClear();
  vi.advanceTimersByTime(15 * 60_000);
  await expect.element(clock).toHaveTextContent('¡Ya!');
  expect(shake).toHaveBeenCalledTimes(1);
  await expect.element(getByRole('status').filter({ hasText: 'Listo: 15 minutos.' })).toBeInTheDocument();
  await kitchen.getByRole('button', { name: 'Quitar el reloj de 15 minutos' }).click();
  await expect.element(clock).not.toBeInTheDocument();
});

/** A fake wake lock; the browser releases it when the page is hidden. */
const aLock = () => Object.assign(new EventTarget(), { released: false, release: async () => {} });
const mockWakeLock = (request: (() => Promise<ReturnType<typeof aLock>>) | undefined) =>
  vi
    .spyOn(Navigator.prototype, 'wakeLock', 'get')
    .mockReturnValue((request && { request }) as unknown as WakeLock);

test('the screen stays on, and is asked for again after a look elsewhere', async () => {
  const locks: ReturnType<typeof aLock>[] = [];
  mockWakeLock(async () => {
    locks.push(aLock());
    return locks.at(-1) ?? aLock();
  });
  const { kitchen } = await openKitchen();
  await expect.element(kitchen.getByText('La pantalla se queda encendida mientras cocinas.')).toBeVisible();
  const before = locks.length;
  document.dispatchEvent(new Event('visibilitychange'));
  for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => locks.length).toBe(before + 1);
});

test('where the screen can’t be kept on, the kitchen says so', async () => {
  mockWakeLock(undefined);
  const { kitchen } = await openKitchen();
  await expect
    .element(kitchen.getByText(/^Este equipo no nos deja mantener la pantalla encendida/))
    .toBeVisible();
});
