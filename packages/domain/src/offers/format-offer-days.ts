import { puertoRicoDayStartMs } from '../kit/puerto-rico-time.ts';

const DAY_MS = 86_400_000;

/** The last moment of a day (YYYY-MM-DD) in Puerto Rico: an offer "until Saturday" runs the whole of Saturday. */
export const dayEndMs = (day: string): number => puertoRicoDayStartMs(day) + DAY_MS - 1;

const zone = { timeZone: 'America/Puerto_Rico' } as const;
const day = new Intl.DateTimeFormat('es-PR', { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
const year = new Intl.DateTimeFormat('es-PR', { ...zone, year: 'numeric' });
const time = new Intl.DateTimeFormat('es-PR', { ...zone, hour: 'numeric', minute: '2-digit', hour12: true });

/** "desde el lunes 23 de noviembre", with the year if it isn't the current one and the time if it isn't midnight. */
export const formatOfferStart = (startsAtMs: number, nowMs: number): string => {
  const isMidnight = time.format(startsAtMs) === time.format(puertoRicoDayStartMs('2026-01-01'));
  return `desde el ${formatDay(startsAtMs, nowMs)}${isMidnight ? '' : `, ${atTime(startsAtMs)}`}`;
};

/** "hasta el sábado 28 de noviembre, a las 11:59 p. m.": the last minute is included. */
export const formatOfferEnd = (endsAtMs: number, nowMs: number): string =>
  `hasta el ${formatDay(endsAtMs, nowMs)}, ${atTime(endsAtMs)}`;

export const formatDay = (ms: number, nowMs: number): string => {
  const text = day.format(ms).replace(',', '');
  return year.format(ms) === year.format(nowMs) ? text : `${text} de ${year.format(ms)}`;
};

const atTime = (ms: number): string => {
  const text = time.format(ms);
  return `${text.startsWith('1:') ? 'a la' : 'a las'} ${text}`;
};
