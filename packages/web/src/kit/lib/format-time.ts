const zone = { timeZone: 'America/Puerto_Rico' } as const;
const dayFormat = new Intl.DateTimeFormat('es-PR', {
  ...zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('es-PR', {
  ...zone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** "3 de marzo de 2026" */
export const formatLongDay = (iso: string): string => dayFormat.format(new Date(iso));

/** "2:15 p. m.", never broken over two lines. */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso)).replaceAll(' ', '\u00a0');

/** "3 de marzo de 2026, 2:15 p. m."; an hour never breaks over two lines. */
export const formatDayAndTime = (iso: string): string => `${formatLongDay(iso)}, ${formatTime(iso)}`;

const agoFormat = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "hace 5 minutos", "hace 3 horas", "ayer", "hace 12 días"; older than a month, the day itself. */
export const formatTimeAgo = (iso: string, nowMs: number): string => {
  const passed = Math.max(0, nowMs - Date.parse(iso));
  if (passed < MINUTE_MS) return 'ahora mismo';
  if (passed < HOUR_MS) return agoFormat.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return agoFormat.format(-Math.floor(passed / HOUR_MS), 'hour');
  if (passed < 31 * DAY_MS) return agoFormat.format(-Math.floor(passed / DAY_MS), 'day');
  return `el ${formatLongDay(iso)}`;
};
