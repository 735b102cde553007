const moment = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** "20 de noviembre, 3:05 p. m.", on Puerto Rico's clock. */
export const momentText = (iso: string): string => moment.format(new Date(iso));
