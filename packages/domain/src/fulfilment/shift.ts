import { type DeliveryWindowId, deliveryWindow } from './delivery.ts';

/** A hospital's main door closes at night, and another one opens. */
export const shifts = ['dia', 'noche'] as const;
export type Shift = (typeof shifts)[number];

export const shiftLabels: Readonly<Record<Shift, string>> = { dia: 'De día', noche: 'De noche' };

const NIGHT_BEGINS_HOUR = 19;

/** The shift in which a window begins. */
export const shiftOfWindow = (windowId: DeliveryWindowId): Shift =>
  deliveryWindow(windowId).startHour >= NIGHT_BEGINS_HOUR ? 'noche' : 'dia';
