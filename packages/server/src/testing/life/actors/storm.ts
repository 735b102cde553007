import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import type { Act, Actor, Life, LifeDay } from '../life.ts';

const DAY_MS = 86_400_000;

/** Windows are closed and their orders moved: once for a storm, once for a road; hospitals take fewer on some nights. */
export const storm: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index === Math.floor(life.dayCount * 0.6))
    acts.push({ atMs: day.at(9.2), run: () => closeAndMove(life, day, 'Aviso de tormenta: nadie sale.') });
  if (day.index === life.dayCount - 2)
    acts.push({ atMs: day.at(16.1), run: () => closeAndMove(life, day, 'Cierran el expreso por obras.') });
  if (day.index === 1) acts.push({ atMs: day.at(11.4), run: () => limitNights(life) });
  return acts;
};

const hospitalsOf = async (life: Life): Promise<readonly { readonly id: string }[]> =>
  (await life.call('GET /api/admin/hospitals', 'cuentas')).hospitals;

/** Looked at first, as the screen does. */
const closeAndMove = async (life: Life, day: LifeDay, reason: string): Promise<void> => {
  const date = (days: number) => puertoRicoDate(day.at(12) + days * DAY_MS);
  const closure = {
    routes: (await hospitalsOf(life)).map(({ id }) => id),
    ...{ date: date(2), windows: ['15-17', '19-21'], reason },
    ...{ to: { date: date(3), window: '15-17' }, next: [{ date: date(3), window: '19-21' }] },
  };
  await life.attempt('POST /api/admin/delivery-closures', 'cuentas', { ...closure, dry_run: true });
  await life.attempt('POST /api/admin/delivery-closures', 'cuentas', { ...closure, dry_run: false });
};

const limitNights = async (life: Life): Promise<void> => {
  for (const { id } of life.draw.someOf(await hospitalsOf(life), 2))
    await life.attempt(`PUT /api/admin/delivery-days/${id}`, 'cuentas', {
      ...{ weekday: 0, window: '23-01', capacity: 0, reason: 'El domingo de noche no hay quien reciba.' },
    });
};
