const dateTimeOptions = {
  timeZone: 'America/Puerto_Rico',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const dateTimeFormat = new Intl.DateTimeFormat('es-PR', dateTimeOptions);
const dateTimeWithYearFormat = new Intl.DateTimeFormat('es-PR', { ...dateTimeOptions, year: 'numeric' });

/** "20 de noviembre, 3:05 p. m.", on Puerto Rico's clock. */
export const formatDateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));

const shortDateTimeFormat = new Intl.DateTimeFormat('es-PR', { ...dateTimeOptions, month: 'short' });

/** "20 nov, 3:05 p. m.", for tables. */
export const formatShortDateTime = (iso: string): string => shortDateTimeFormat.format(new Date(iso));

/** With the year, for documents that are stored for years. */
export const formatDateTimeWithYear = (iso: string): string => dateTimeWithYearFormat.format(new Date(iso));
