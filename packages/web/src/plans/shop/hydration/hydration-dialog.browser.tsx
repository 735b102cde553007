import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMe, DESKTOP, PHONE } from '../../../testing/open-screen.tsx';
import { leavePage, opener, openTool } from '../../../testing/open-tool.tsx';
import { HydrationDialog } from './hydration-dialog.tsx';
import { goalKey, logKey } from './hydration-memory.ts';

const MORNING = vi.hoisted(() => {
  // 9 a. m. of a November day in Puerto Rico. Before the imports: the store begins to watch the day as it is loaded.
  const morning = new Date('2026-11-20T13:00:00Z');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: morning });
  return morning;
});
const DAY_MS = 86_400_000;

const nurse = aMe();
const colleague = aMe({ profile: { ...nurse.profile, id: 'colleague' } });

const openCalculator = (options: Parameters<typeof openTool>[1] = {}) => {
  vi.setSystemTime(MORNING);
  return openTool(HydrationDialog, { ...options, responses: { 'GET /api/products/water': noWater } });
};
type Calculator = Awaited<ReturnType<typeof openCalculator>>;
const noWater = { products: [] };

/** Twelve hours of walking: 12 × 250 + 200 = 3,200 ml. */
const saveGoal = async (calculator: Calculator): Promise<void> => {
  await calculator.getByRole('slider', { name: 'Horas de turno' }).fill('12');
  await calculator.getByRole('radio', { name: /^Media/ }).click();
  await calculator.getByRole('button', { name: 'Calcular mi meta' }).click();
  await calculator.getByRole('button', { name: 'Guardar mi meta' }).click();
};

const drink = async (calculator: Calculator, glasses: number): Promise<void> => {
  for (let glass = 0; glass < glasses; glass += 1)
    await calculator.getByRole('button', { name: 'Anotar un vaso de 250 ml' }).click();
};

test.each([
  ['a telephone', PHONE],
  ['a desktop', DESKTOP],
])('on %s the questions give a target, which can be calculated anew and saved', async (_, size) => {
  const calculator = await openCalculator({ size });
  const slider = calculator.getByRole('slider', { name: 'Horas de turno' });
  await expect.element(slider).toHaveValue('8');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '8 horas');
  await slider.click();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveValue('16');
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveValue('4');

  await slider.fill('12');
  await calculator.getByRole('radio', { name: /^Alta/ }).click();
  await calculator.getByRole('radio', { name: /^Calor/ }).click();
  await calculator.getByRole('button', { name: 'Calcular mi meta' }).click();
  // 12 × 250 + 400 + 300
  await expect.element(calculator.getByText('3,700 ml')).toBeVisible();
  await expect.element(calculator.getByText('nunca más de 1.4 litros (48 onzas) por hora')).toBeVisible();
  await calculator.getByRole('button', { name: 'Recalcular' }).click();
  await expect.element(calculator.getByRole('radio', { name: /^Alta/ })).toBeChecked();
  await calculator.getByRole('radio', { name: /^Normal/ }).click();
  await saveGoal(calculator);
  await expect.element(calculator.getByText('de 3,200 ml', { exact: true })).toBeVisible();
  await expect.element(calculator.getByText('Todavía ningún vaso')).toBeVisible();
});

test('glasses fill the goal and no more, and the last can be taken back', async () => {
  const calculator = await openCalculator();
  await saveGoal(calculator);
  await drink(calculator, 13);
  await expect.element(calculator.getByText('¡Meta cumplida!')).toBeVisible();
  // The goal counts up to the target; the log has everything that was drunk.
  await expect.element(calculator.getByText('3,200', { exact: true })).toBeVisible();
  await expect.element(calculator.getByText('· 3,250 ml')).toBeVisible();
  await calculator.getByRole('button', { name: 'Deshacer el último vaso' }).click();
  await expect.element(calculator.getByText('¡Meta cumplida!')).not.toBeInTheDocument();
  await expect.element(calculator.getByText('de 13 vasos')).toBeVisible();
});

test('closed and opened another time the goal is there, and the way back from its questions', async () => {
  const calculator = await openCalculator();
  await saveGoal(calculator);
  await drink(calculator, 2);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();

  await leavePage(calculator);
  const again = await openCalculator();
  await expect.element(again.getByText('500', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Recalcular' }).click();
  await expect.element(again.getByRole('slider')).toHaveValue('12');
  await again.getByRole('slider').fill('9');
  await again.getByRole('button', { name: 'Volver a mi meta' }).click();
  await again.getByRole('button', { name: 'Recalcular' }).click();
  await expect.element(again.getByRole('slider')).toHaveValue('12');
  await again.getByRole('button', { name: 'Volver a mi meta' }).click();
  await expect.element(again.getByText('de 3,200 ml', { exact: true })).toBeVisible();
});

test('more water than an hour holds is written down, and warned of until it fits again', async () => {
  const calculator = await openCalculator();
  await saveGoal(calculator);
  await drink(calculator, 4);
  const warning = calculator.getByRole('alert');
  await expect.element(calculator.getByText('· 1,000 ml')).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  await drink(calculator, 1);
  await expect.element(warning).toHaveTextContent('Con otro vaso pasarías de 1.4 litros (48 onzas) por hora');
  await drink(calculator, 1);
  await expect.element(warning).toHaveTextContent('1,500 ml en la última hora. Queda anotado');
  await expect.element(calculator.getByText('· 1,500 ml')).toBeVisible();
  vi.setSystemTime(MORNING.getTime() + 60 * 60_000);
  vi.advanceTimersByTime(61_000);
  await expect.element(warning).not.toBeInTheDocument();
});

test('the goal is of its day and of its person alone', async () => {
  const calculator = await openCalculator({ me: nurse });
  await saveGoal(calculator);
  await drink(calculator, 1);
  await leavePage(calculator);
  const hers = await openCalculator({ me: colleague });
  await expect.element(hers.getByText('¿Cómo es tu turno de hoy?')).toBeVisible();
  await leavePage(hers);
  const back = await openCalculator({ me: nurse });
  await expect.element(back.getByText('250', { exact: true })).toBeVisible();
  // The calendar turns while they look at it.
  vi.setSystemTime(MORNING.getTime() + DAY_MS);
  vi.advanceTimersByTime(61_000);
  await expect.element(back.getByText('¿Cómo es tu turno de hoy?')).toBeVisible();
});

test('garbage in local storage is no goal', async () => {
  localStorage.setItem(goalKey(nurse.profile.id), '{"shiftDuration":99');
  localStorage.setItem(logKey(nurse.profile.id), '[7]');
  const calculator = await openCalculator({ me: nurse });
  await expect.element(calculator.getByRole('slider')).toHaveValue('8');
  await saveGoal(calculator);
  await expect.element(calculator.getByText('de 3,200 ml', { exact: true })).toBeVisible();
});
