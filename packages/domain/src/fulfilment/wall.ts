import { puertoRicoDate, puertoRicoDayStartMs } from '../kit/puerto-rico-time.ts';
import { type DeliverySlot, type DeliveryWindowId, deliveryWindow, deliveryWindowIds } from './delivery.ts';
import { PACKING_CUTOFF_MINUTES } from './lateness.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const wallPhases = ['over', 'now', 'next'] as const;
export type WallPhase = (typeof wallPhases)[number];

export interface WallWindow extends DeliverySlot {
  readonly phase: WallPhase;
  /** Milliseconds since 1970: when its bags have to be ready, when it begins and when it ends. */
  readonly packedByMs: number;
  readonly startsMs: number;
  readonly endsMs: number;
}

const wallWindow = (date: string, windowId: DeliveryWindowId, nowMs: number): WallWindow => {
  const { startHour, endHour } = deliveryWindow(windowId);
  const startsMs = puertoRicoDayStartMs(date) + startHour * HOUR_MS;
  const endsMs = puertoRicoDayStartMs(date) + endHour * HOUR_MS;
  const phase = nowMs >= endsMs ? 'over' : nowMs >= startsMs ? 'now' : 'next';
  return {
    date,
    windowId,
    phase,
    packedByMs: startsMs - PACKING_CUTOFF_MINUTES * MINUTE_MS,
    startsMs,
    endsMs,
  };
};

/** The windows of the day in Puerto Rico; after midnight also last night's, until it ends. */
export const wallWindows = (nowMs: number): readonly WallWindow[] => {
  const today = puertoRicoDate(nowMs);
  const yesterday = puertoRicoDate(puertoRicoDayStartMs(today) - HOUR_MS);
  const lastNight = deliveryWindowIds
    .map((windowId) => wallWindow(yesterday, windowId, nowMs))
    .filter(({ phase }) => phase !== 'over');
  return [...lastNight, ...deliveryWindowIds.map((windowId) => wallWindow(today, windowId, nowMs))];
};

/** "2 h 10 min", "45 min"; never below one minute. */
export const untilText = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};
