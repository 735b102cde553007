/** `parcial`: something came and something is still to come; `cerrada`: the rest isn't coming. */
export const purchaseStates = ['borrador', 'enviada', 'parcial', 'recibida', 'cerrada', 'cancelada'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseMoves = ['send', 'close', 'cancel'] as const;
export type PurchaseMove = (typeof purchaseMoves)[number];

/** What staff can do with an order; what was received can't be cancelled. */
export const purchaseMovesFrom: Readonly<Record<PurchaseState, readonly PurchaseMove[]>> = {
  borrador: ['send', 'cancel'],
  enviada: ['cancel'],
  parcial: ['close'],
  recibida: [],
  cerrada: [],
  cancelada: [],
};

export const stateAfterMove: Readonly<Record<PurchaseMove, PurchaseState>> = {
  send: 'enviada',
  close: 'cerrada',
  cancel: 'cancelada',
};

/** States in which goods are received against an order. */
export const receivingStates: readonly PurchaseState[] = ['enviada', 'parcial'];
/** States whose units are still to come. */
export const openPurchaseStates: readonly PurchaseState[] = ['borrador', ...receivingStates];

/** Products in one order. */
export const MAX_ORDER_LINES = 300;
/** Units of a line: as many as a shortage may ask for, twice the highest reorder point. */
export const MAX_LINE_UNITS = 200_000;

interface OrderedLine {
  readonly units: number;
  readonly receivedUnits: number;
}

export const stateAfterReceipt = (lines: readonly OrderedLine[]): PurchaseState =>
  lines.every(({ units, receivedUnits }) => receivedUnits >= units) ? 'recibida' : 'parcial';

/** Units beyond those ordered if these come too; 0 if none. */
export const unitsTooMany = ({ units, receivedUnits }: OrderedLine, coming: number): number =>
  Math.max(0, receivedUnits + coming - units);

/** "OC-0042". */
export const purchaseNumber = (number: number): string => `OC-${String(number).padStart(4, '0')}`;

export interface ReorderRule {
  /** With so many or fewer it is ordered; null: never by itself. */
  readonly reorderPoint: number | null;
  /** How many are ordered at a time; null: what lacks to twice the reorder point. */
  readonly reorderUnits: number | null;
}

/**
 * Units to order of a product; 0 if none.
 * @param expected units for sale and those that are ordered and haven't come
 */
export const unitsToOrder = ({ reorderPoint, reorderUnits }: ReorderRule, expected: number): number => {
  if (reorderPoint === null || expected > reorderPoint) return 0;
  if (reorderUnits === null) return Math.max(1, 2 * reorderPoint - expected);
  return reorderUnits * Math.ceil((reorderPoint + 1 - expected) / reorderUnits);
};
