/** A delivery day's parts; the month is a word, since 03/05 is ambiguous in Puerto Rico. */
export interface DeliveryDay {
  /** "dom" */
  readonly weekday: string;
  /** "22" */
  readonly day: string;
  /** "nov" */
  readonly month: string;
}

export const weekdayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The parts of an ISO date (YYYY-MM-DD), abbreviated: dom, 22, nov. */
export const deliveryDay = (isoDate: string): DeliveryDay => {
  const { weekday, day, month } = longParts(isoDate);
  return { weekday: weekday.slice(0, 3), day: String(day), month: month.slice(0, 3) };
};

/** "dom 22 nov" */
export const shortDeliveryDay = (isoDate: string): string => {
  const { weekday, day, month } = deliveryDay(isoDate);
  return `${weekday} ${day} ${month}`;
};

/** "domingo, 22 de noviembre" */
export const longDeliveryDay = (isoDate: string): string => {
  const { weekday, day, month } = longParts(isoDate);
  return `${weekday}, ${day} de ${month}`;
};

/** "jueves 26 de noviembre" */
export const plainDeliveryDay = (isoDate: string): string => longDeliveryDay(isoDate).replace(',', '');

const longParts = (isoDate: string) => {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return {
    weekday: weekdayNames[date.getUTCDay()] ?? '',
    day: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
  };
};
