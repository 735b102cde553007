import { fold, wordsOf } from '@nutricion/language';
import { DAY_MS, puertoRicoDate } from '../kit/puerto-rico-time.ts';
import { type DeliveryWindowId, deliveryWindows } from './delivery.ts';
import { longDeliveryDay } from './delivery-day.ts';

/** What a typed text says of a route; what it doesn't say is null. */
export interface RouteSearch {
  /** Of any year. */
  readonly day: { readonly month: number; readonly day: number } | null;
  readonly windows: readonly DeliveryWindowId[] | null;
  /** Of the hospital's or driver's name. */
  readonly words: readonly string[];
}

/** Reads "ruta del 28 nov, 07–09, san rafael". */
export const readRouteSearch = (typed: string, nowMs: number): RouteSearch => {
  // "a. m." becomes "am"; each kind of dash becomes one.
  const text = fold(typed)
    .replaceAll(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replaceAll(/[–—]/g, '-');
  const day = readDay(text, nowMs);
  const hours = HOURS.exec(day.rest);
  return {
    day: day.found,
    windows: hours && windowsAt(hours),
    words: wordsOf(day.rest.replace(HOURS, ' ')).filter((word) => !FILLERS.has(word)),
  };
};

/** Whether a text may be of a route at all: it names one, a day or hours. */
export const mayBeRouteSearch = (typed: string, nowMs: number): boolean => {
  const { day, windows } = readRouteSearch(typed, nowMs);
  return day !== null || windows !== null || wordsOf(typed).some((word) => /^rutas?$/.test(word));
};

const FILLERS = new Set('ruta rutas reparto del de el la las los a al dia'.split(' '));

const HOURS = /\b(\d{1,2})(?:\s?([ap])m)?\s?(?:-|\ba\b)\s?(\d{1,2})(?:\s?([ap])m)?(?![\d-])/;

/** "07–09" is in the morning; "7–9" may be in the evening too, unless it says so. */
const windowsAt = ([, from = '', fromHalf, to = '', toHalf]: RegExpExecArray): readonly DeliveryWindowId[] =>
  deliveryWindows
    .filter(({ startHour, endHour }) => {
      const isPadded = from.startsWith('0') || to.startsWith('0');
      if (Number(from) === startHour && Number(to) === endHour % 24 && !fromHalf && !toHalf) return true;
      const isOnClock = Number(from) === (startHour % 12 || 12) && Number(to) === (endHour % 12 || 12);
      const half = fromHalf ?? toHalf;
      return (
        isOnClock && !isPadded && (half === undefined || half === halfOf(fromHalf ? startHour : endHour))
      );
    })
    .map(({ id }) => id);

const halfOf = (hour: number): string => (hour % 24 < 12 ? 'a' : 'p');

const monthNames = Array.from(
  { length: 12 },
  (_, month) =>
    longDeliveryDay(`2026-${String(month + 1).padStart(2, '0')}-01`)
      .split(' ')
      .at(-1) ?? '',
);

const ISO = /\b\d{4}-(\d{2})-(\d{2})\b/;
const DAY_OF_MONTH = /\b(?:(?:dom|lun|mar|mie|jue|vie|sab)[a-z]*,?\s)?(\d{1,2})\s(?:de\s)?([a-z]{3,})\b/;
const relativeDays: readonly (readonly [RegExp, number])[] = [
  [/\bhoy\b/, 0],
  [/(?<!la )\bmanana\b/, 1],
  [/\bayer\b/, -1],
];

const readDay = (
  text: string,
  nowMs: number,
): { readonly found: RouteSearch['day']; readonly rest: string } => {
  const iso = ISO.exec(text);
  if (iso) return { found: { month: Number(iso[1]), day: Number(iso[2]) }, rest: text.replace(ISO, ' ') };
  const ofMonth = DAY_OF_MONTH.exec(text);
  const monthWord = ofMonth?.[2] ?? ' ';
  const month = monthNames.findIndex((name) => name.startsWith(monthWord)) + 1;
  if (ofMonth && month > 0)
    return { found: { month, day: Number(ofMonth[1]) }, rest: text.replace(DAY_OF_MONTH, ' ') };
  for (const [pattern, days] of relativeDays) {
    if (!pattern.test(text)) continue;
    const [, monthOf, dayOf] = puertoRicoDate(nowMs + days * DAY_MS).split('-');
    return { found: { month: Number(monthOf), day: Number(dayOf) }, rest: text.replace(pattern, ' ') };
  }
  return { found: null, rest: text };
};
