const toTheMinute = {
  timeZone: 'America/Puerto_Rico',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const moment = new Intl.DateTimeFormat('es-PR', toTheMinute);
const datedMoment = new Intl.DateTimeFormat('es-PR', { ...toTheMinute, year: 'numeric' });

/** "20 de noviembre, 3:05 p. m.", on Puerto Rico's clock. */
export const momentText = (iso: string): string => moment.format(new Date(iso));

/** With the year, for what is kept for years. */
export const datedMomentText = (iso: string): string => datedMoment.format(new Date(iso));
