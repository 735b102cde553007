import { accept, type Result, refuse } from '../kit/result.ts';
import { MINUTES_PER_DAY, MINUTES_PER_SESSION, STARTS_PER_HOUR } from './voice-limits.ts';

/** How much a person, and the whole shop, has spoken with a provider. */
export interface CallUsage {
  /** Of the last hour, of this person. */
  readonly starts: number;
  /** Until the oldest of them is an hour old. */
  readonly waitSeconds: number;
  /** Today, of this person. */
  readonly secondsToday: number;
  /** This month, of everybody. */
  readonly shopSecondsThisMonth: number;
  readonly shopMonthlyMinutes: number;
}

export type CallLimit =
  | { readonly kind: 'starts'; readonly waitSeconds: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'month' };

/** Less than this isn't worth a call. */
const MIN_SECONDS = 30;

/** How many seconds a call may last now, or why there can be none. */
export const callAllowance = (usage: CallUsage): Result<number, CallLimit> => {
  if (usage.starts >= STARTS_PER_HOUR) return refuse({ kind: 'starts', waitSeconds: usage.waitSeconds });
  const today = MINUTES_PER_DAY * 60 - usage.secondsToday;
  if (today < MIN_SECONDS) return refuse({ kind: 'day' });
  const month = usage.shopMonthlyMinutes * 60 - usage.shopSecondsThisMonth;
  if (month < MIN_SECONDS) return refuse({ kind: 'month' });
  return accept(Math.floor(Math.min(MINUTES_PER_SESSION * 60, today, month)));
};

/** Text for the customer; typing goes on working in each case. */
export const callLimitText = (limit: CallLimit): string => {
  switch (limit.kind) {
    case 'starts':
      return `Empezaste ${STARTS_PER_HOUR} llamadas en una hora. Espera ${minutesText(limit.waitSeconds)} para hablar, o escríbelo aquí mismo.`;
    case 'day':
      return `Ya hablaste tus ${MINUTES_PER_DAY} minutos de hoy. Escríbelo aquí mismo, o habla mañana.`;
    case 'month':
      return 'La tienda llegó a sus minutos de voz de este mes. Escríbelo aquí mismo.';
  }
};

const minutesText = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};
