import type { OnDeliveryMethod } from './on-delivery-method.ts';

/**
 * Payment methods as the daily close counts them; on delivery each by itself, since a drawer and a terminal are
 * counted apart.
 */
export const closedPaymentMethods = ['card', 'ath-movil', 'cash', 'card_terminal', 'ath_movil'] as const;
export type ClosedPaymentMethod = (typeof closedPaymentMethods)[number];

export const closedPaymentMethodLabels: Record<ClosedPaymentMethod, string> = {
  card: 'Tarjeta en línea',
  'ath-movil': 'ATH Móvil en línea',
  cash: 'Efectivo al recibir',
  card_terminal: 'Terminal al recibir',
  ath_movil: 'ATH Móvil al recibir',
};

/** Figures of a day, in cents, with ids of people instead of their names: what a close stores for good. */
export interface CloseFigures {
  readonly ways: readonly {
    readonly way: ClosedPaymentMethod;
    readonly payments: number;
    readonly authorizedCents: number;
    readonly capturedCents: number;
    readonly refundedCents: number;
    readonly refundFailedCents: number;
    readonly feesCents: number | null;
  }[];
  readonly routes: readonly {
    readonly id: string;
    readonly name: string;
    readonly driverId: string | null;
    readonly expectedCents: number;
    readonly countedCents: number;
    readonly reason: string | null;
  }[];
  readonly manualRefunds: readonly {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly way: OnDeliveryMethod;
    readonly amountCents: number;
    readonly actorId: string | null;
  }[];
  readonly sales: {
    readonly subtotalCents: number;
    readonly taxStateCents: number;
    readonly taxMunicipalCents: number;
    readonly totalCents: number;
  };
  /** Cash that should be in the drawer. */
  readonly expectedCents: number;
  readonly openConcerns: number;
}

/** Cents of a day, as its close has them. */
export interface ClosedDay {
  readonly ways: readonly {
    readonly way: ClosedPaymentMethod;
    readonly capturedCents: number;
    readonly refundedCents: number;
    /** Refunds that a bank returned. */
    readonly refundFailedCents: number;
    /** Null: unknown. */
    readonly feesCents: number | null;
  }[];
  readonly routes: readonly { readonly expectedCents: number; readonly countedCents: number }[];
  readonly entries: readonly { readonly way: ClosedPaymentMethod; readonly amountCents: number }[];
  readonly sales: {
    readonly subtotalCents: number;
    readonly taxStateCents: number;
    readonly taxMunicipalCents: number;
    readonly totalCents: number;
  };
  readonly cash: { readonly expectedCents: number; readonly countedCents: number | null };
}

export interface JournalLine {
  readonly account: string;
  /** One of the two is 0, in cents. */
  readonly debitCents: number;
  readonly creditCents: number;
  readonly description: string;
}

/** Accounts of the accountant's books, by these names. */
const accounts: Record<ClosedPaymentMethod, string> = {
  card: 'Tarjetas por depositar',
  'ath-movil': 'ATH Móvil por depositar',
  cash: 'Efectivo por depositar',
  card_terminal: 'Terminal por depositar',
  ath_movil: 'ATH Móvil por depositar',
};
const CLEARING = 'Cobros por aplicar';

/**
 * A day as a balanced journal entry. Money counts on the day it moved and a sale on the day its receipt was issued,
 * so both go through a clearing account, whose balance is what was paid and isn't delivered yet.
 */
export const journalOfClose = ({ ways, routes, entries, sales, cash }: ClosedDay): readonly JournalLine[] => {
  const netCents = ways.map((each) => each.capturedCents - each.refundedCents + each.refundFailedCents);
  const countedCents = routes.reduce((sum, each) => sum + each.countedCents - each.expectedCents, 0);
  const overCents = countedCents + (cash.countedCents ?? cash.expectedCents) - cash.expectedCents;
  return [
    ...ways.map(({ way }, index) =>
      debit(accounts[way], netCents[index] ?? 0, closedPaymentMethodLabels[way]),
    ),
    debit(CLEARING, -netCents.reduce((sum, cents) => sum + cents, 0), 'Dinero del día'),
    debit(CLEARING, sales.totalCents, 'Recibos del día, menos notas de crédito'),
    debit('Ventas', -sales.subtotalCents, 'Sin IVU'),
    debit('IVU estatal por pagar', -sales.taxStateCents, 'IVU estatal'),
    debit('IVU municipal por pagar', -sales.taxMunicipalCents, 'IVU municipal'),
    ...ways.flatMap(({ way, feesCents }) => [
      debit('Cuotas de procesamiento', feesCents ?? 0, closedPaymentMethodLabels[way]),
      debit(accounts[way], -(feesCents ?? 0), 'Cuotas'),
    ]),
    ...entries.flatMap(({ way, amountCents }) => [
      debit(accounts[way], amountCents, 'Entrada o salida anotada'),
      debit('Ajustes de caja', -amountCents, closedPaymentMethodLabels[way]),
    ]),
    debit(accounts.cash, overCents, overCents < 0 ? 'Faltante contado' : 'Sobrante contado'),
    debit('Faltantes y sobrantes de caja', -overCents, 'Efectivo'),
  ].filter(({ debitCents, creditCents }) => debitCents !== 0 || creditCents !== 0);
};

/** A line of an account; negative cents are a credit. */
const debit = (account: string, cents: number, description: string): JournalLine => ({
  account,
  debitCents: Math.max(cents, 0),
  creditCents: Math.max(-cents, 0),
  description,
});
