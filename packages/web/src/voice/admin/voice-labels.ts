import type { CallStatus } from '@nutricion/domain/voice/change-cart';
import type { InputMode } from '@nutricion/domain/voice/session-flags';
import type { VoiceIntent } from '@nutricion/domain/voice/understanding';
import type { VoiceTool } from '@nutricion/domain/voice/voice-tools';
import { type QuantityUnit, writeQuantity } from '@nutricion/language';

export const inputModeLabels: Record<InputMode, string> = {
  proveedor: 'Con proveedor',
  navegador: 'Con el navegador',
  texto: 'Por escrito',
};

export const intentLabels: Record<VoiceIntent, string> = {
  search: 'Busca un producto',
  add: 'Agrega un producto',
  add_multiple: 'Agrega varios productos',
  remove: 'Quita un producto',
  set_quantity: 'Cambia una cantidad',
  get_cart: 'Pregunta qué hay en el carrito',
  clear_cart: 'Vacía el carrito',
  order_history: 'Pregunta por sus pedidos',
  reorder: 'Repite un pedido',
  recipes: 'Pide recetas',
  checkout: 'Quiere pagar',
  confirm: 'Dice que sí',
  deny: 'Dice que no',
  help: 'Pide ayuda',
  stop: 'Termina',
  other: 'Nada que la tienda haga',
};

export const unitLabels: Record<QuantityUnit, string> = {
  galon: 'galón',
  libra: 'libra',
  onza: 'onza',
  docena: 'docena',
  paquete: 'paquete',
  lata: 'lata',
  botella: 'botella',
  unidad: 'unidad',
  mano: 'mano',
};

export const toolLabels: Record<VoiceTool, string> = {
  search_products: 'Buscar',
  add_to_cart: 'Agregar',
  remove_from_cart: 'Quitar',
  get_cart: 'Ver el carrito',
  add_multiple_to_cart: 'Agregar varios',
  clear_cart: 'Vaciar el carrito',
  get_order_history: 'Ver pedidos',
  get_recipes: 'Buscar recetas',
};

export const statusLabels: Record<CallStatus, string> = {
  done: 'Hecho',
  asks: 'Preguntó',
  refused: 'No se pudo',
};

const whenFormat = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** "3 mar 2026, 2:15 p. m." */
export const whenText = (iso: string): string => whenFormat.format(new Date(iso));

const clockFormat = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** "2:15 p. m." */
export const clockText = (iso: string): string => clockFormat.format(new Date(iso));

/** "40 s", "1 min 5 s", "12 min". */
export const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
};

/** "1 vez", "12 veces". */
export const countedText = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-PR')} ${count === 1 ? one : many}`;

interface Item {
  readonly name: string;
  readonly quantity: number;
  readonly unit: QuantityUnit | null;
}

/** "2 de leche", "5 libras de arroz". */
export const itemText = ({ name, quantity, unit }: Item): string =>
  `${writeQuantity({ value: quantity, unit })} de ${name || 'lo último que se nombró'}`;
