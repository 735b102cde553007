import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMealPlan } from '../meal-plan.builders.ts';
import { openPlan } from '../open-planner.builders.ts';

const CALENDAR = 'POST /api/meal-plans/calendar';
const file = { fileName: 'plan-de-comidas-2026-11-25.ics', calendar: 'BEGIN:VCALENDAR' };

vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:00:00Z') }));

/** The files that the browser was handed: "name: text". */
let files: Promise<string>[];

beforeEach(() => {
  files = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = vi.mocked(URL.createObjectURL).mock.lastCall?.[0] as Blob;
    files.push(blob.text().then((text) => `${this.download}: ${text}`));
  });
  vi.spyOn(URL, 'createObjectURL');
});

const openCalendar = async (plan = aMealPlan()) => {
  const screen = await openPlan(plan, { responses: { [CALENDAR]: file } });
  await screen.getByRole('button', { name: 'Calendario' }).click();
  return { screen, dialog: page.getByRole('dialog', { name: 'Llevarlo a tu calendario' }) };
};

test('a plan goes into a calendar around a shift', async () => {
  const { screen, dialog } = await openCalendar();
  await expect.element(dialog.getByRole('radio', { name: 'Libre' })).toBeChecked();
  await dialog.getByRole('radio', { name: '7 p. m. a 7 a. m.' }).click();
  await dialog.getByRole('button', { name: 'Descargar calendario' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.sent(CALENDAR)[0]?.body).toMatchObject({
    startDate: '2026-11-25',
    shift: '7p-7a',
    meals: [{ type: 'desayuno' }, { type: 'almuerzo' }, { type: 'cena' }],
  });
  expect(await Promise.all(files)).toEqual(['plan-de-comidas-2026-11-25.ics: BEGIN:VCALENDAR']);
});

test('the shifts that were asked for are proposed, and another weekday is warned of', async () => {
  const shift = { weekdays: [3], shift: '7p-7a' } as const;
  const wishes = [{ kind: 'shift', said: 'los miércoles trabajo de noche', ...shift }] as const;
  const plan = aMealPlan(undefined, { answers: { ...aMealPlan().answers, wishes } });
  const { screen, dialog } = await openCalendar(plan);
  await expect.element(dialog.getByRole('radio', { name: /^Los turnos que pediste/ })).toBeChecked();
  const starts = dialog.getByLabelText('Empieza el');
  const warning = dialog.getByText(/^El plan se armó para empezar un miércoles/);
  const download = dialog.getByRole('button', { name: 'Descargar calendario' });
  await starts.fill('2026-11-26');
  await expect.element(warning).toBeVisible();
  await starts.fill('');
  await download.click();
  await expect.element(dialog.getByText('Escoge el día en que empieza.')).toBeVisible();
  expect(screen.sent(CALENDAR)).toEqual([]);
  await starts.fill('2026-11-25');
  await expect.element(warning).not.toBeInTheDocument();
  await download.click();
  await expect.poll(() => files).toHaveLength(1);
  expect(screen.sent(CALENDAR)[0]?.body).toMatchObject({ shift: 'libre', shifts: [shift] });
});
