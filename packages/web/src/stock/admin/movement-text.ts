import type { StockMovementJson } from '@nutricion/contract/stock/stock';
import { movementLabels } from '@nutricion/domain/stock/movement';

/** "−2": a real minus sign, as wide as a digit. */
export const signedUnits = (units: number): string => (units < 0 ? `−${-units}` : `+${units}`);

/** "Venta NP-100023", "Recibido, lote L-77" */
export const movementTitle = ({
  kind,
  order,
  lot,
}: Pick<StockMovementJson, 'kind' | 'order' | 'lot'>): string =>
  [`${movementLabels[kind]}${order ? ` ${order.number}` : ''}`, ...(lot ? [`lote ${lot}`] : [])].join(', ');

/** "quedan 14", "queda 1" */
export const balanceText = (balance: number): string => (balance === 1 ? 'queda 1' : `quedan ${balance}`);

export const unitsText = (units: number): string => (units === 1 ? '1 unidad' : `${units} unidades`);

const day = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "15 de enero de 2027", for a date without time. */
export const dayText = (isoDate: string): string => day.format(new Date(isoDate));

export const expiryText = (isoDate: string | null): string =>
  isoDate === null ? 'Sin fecha de vencimiento' : `Vence el ${dayText(isoDate)}`;
