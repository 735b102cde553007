import { deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { type Act, type Actor, type Life, minutes } from '../life.ts';

/** Orders of a window are picked some hours before it. */
const HOURS_BEFORE = 2.5;
const reasonsToWait = 'Falta algo y no contesta: se le pregunta qué prefiere.';

/** Pickers take batches, look through each bag, and deal with what is short. */
export const picking: Actor = (life, day) =>
  deliveryWindows.map(
    ({ id, startHour }): Act => ({
      atMs: day.at(startHour - HOURS_BEFORE),
      run: () => pickWindow(life, day.date, id),
    }),
  );

const pickers = ['almacen', 'admin'] as const;
type Picker = (typeof pickers)[number];

export const pickWindow = async (life: Life, date: string, window: string): Promise<void> => {
  for (let round = 0; round < 12; round++) {
    const picker = pickers[round % 5 === 4 ? 1 : 0];
    const batch = await life.attempt('POST /api/admin/picking/batches', picker, { date, window });
    if (!batch) return;
    await pickBatch(life, picker, batch);
    life.goTo(life.now() + minutes(4));
  }
};

export interface Batch {
  readonly id: string;
  readonly bags: readonly { readonly number: number; readonly order_id: string; readonly state: string }[];
  readonly lines: readonly {
    readonly key: string;
    readonly bag: number;
    readonly due: number;
    readonly wish: string;
    readonly is_free: boolean;
  }[];
  readonly substitutes: readonly {
    readonly line: string;
    readonly choices: readonly { readonly product_id: string }[];
  }[];
}

const pickBatch = async (life: Life, picker: Picker, batch: Batch): Promise<void> => {
  const { draw } = life;
  const send: Send = (actions) =>
    life.call(`POST /api/admin/picking/batches/${batch.id}/actions`, picker, { actions });
  const due = batch.lines.filter((line) => line.due > 0);
  const shortOf = new Map(
    due.map(({ key, due: units }) => [key, draw.chance(0.03) ? draw.between(1, units) : 0]),
  );
  const picks = due.flatMap(({ key, due: units }) => {
    const picked = units - (shortOf.get(key) ?? 0);
    return picked > 0 ? [{ id: draw.uuid(), kind: 'pick', line: key, units: picked }] : [];
  });
  if (picks.length > 0) await send(picks);
  for (const { key } of due) {
    const short = shortOf.get(key) ?? 0;
    const choices = batch.substitutes.find(({ line }) => line === key)?.choices ?? [];
    if (short > 0) await reportShort(life, send, { line: key, short, substituteId: choices[0]?.product_id });
  }
  for (const bag of batch.bags) await finishBag(life, picker, batch, bag, send);
};

type Send = (
  actions: readonly object[],
) => Promise<{ readonly answers: readonly { readonly applied: boolean }[] }>;

/** The customer gets something like it for one unit, where there is something, and nothing for the others. */
const reportShort = async (
  { draw }: Life,
  send: Send,
  {
    line,
    short,
    substituteId,
  }: { readonly line: string; readonly short: number; readonly substituteId?: string | undefined },
): Promise<void> => {
  const leaveOut = { kind: 'leave-out' };
  const isChanged = substituteId !== undefined && draw.chance(0.6);
  const outcome = isChanged ? { kind: 'substitute', productId: substituteId } : leaveOut;
  const units = isChanged ? 1 : short;
  const id = draw.uuid();
  const [answer] = (await send([{ id, kind: 'short', line, units, outcome }])).answers;
  const left = short - (answer?.applied ? units : 0);
  if (left > 0) await send([{ id: draw.uuid(), kind: 'short', line, units: left, outcome: leaveOut }]);
  // A substitute is a line of its own, which is picked too.
  if (answer?.applied && isChanged) await send([{ id: draw.uuid(), kind: 'pick', line: id, units }]);
};

const finishBag = async (
  life: Life,
  picker: Picker,
  { id }: Batch,
  { number, order_id }: Batch['bags'][number],
  send: Send,
): Promise<void> => {
  if (life.draw.chance(0.012)) {
    const { version } = await life.call(`GET /api/admin/orders/${order_id}`, picker);
    const body = { to: 'esperando_cliente', reason: reasonsToWait, version };
    if (await life.attempt(`POST /api/admin/orders/${order_id}/transition`, picker, body)) return;
  }
  await send([{ id: life.draw.uuid(), kind: 'check', bag: number }]);
  await life.attempt(`POST /api/admin/picking/batches/${id}/bags/${number}/ready`, picker);
};
