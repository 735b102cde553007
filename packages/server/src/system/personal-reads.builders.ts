import type { endpoints } from '@nutricion/contract/endpoints';
import type { Role } from '@nutricion/domain/accounts/role';

/** What some calls of the staff show of a person, to whom, and why. */
export interface PersonalRead {
  readonly calls: readonly (keyof typeof endpoints)[];
  /** The personal fields of the response, sorted. */
  readonly shows: readonly string[];
  /** Every role that may call them. */
  readonly roles: readonly Role[];
  /** What the roles need it for, and what is hidden from some of them. */
  readonly why: string;
}

const anOrder = ['email', 'full_name', 'phone', 'place', 'recipient'] as const;
const aRoute = ['building', 'contact', 'phone', 'place', 'recipient'] as const;
const aRecall = ['email', 'person', 'phone'] as const;
const anAccount = ['email', 'full_name'] as const;

/** Every call of the staff that shows a customer, or a hospital's contact. A call that isn't listed fails the test. */
export const personalReads: readonly PersonalRead[] = [
  {
    calls: ['GET /api/admin/suppliers', 'GET /api/admin/suppliers/{id}'],
    shows: ['email', 'phone'],
    roles: ['admin', 'catalogo', 'almacen', 'finanzas', 'lectura'],
    why: 'Who buys, sets prices or pays for goods reaches the supplier, whose address is that of a business.',
  },
  {
    calls: ['GET /api/admin/purchase-orders/{id}'],
    shows: ['email', 'phone'],
    roles: ['admin', 'catalogo', 'almacen', 'finanzas', 'lectura'],
    why: 'Whoever asks about an order calls its supplier.',
  },
  {
    calls: [
      'POST /api/admin/purchase-orders',
      'PATCH /api/admin/purchase-orders/{id}',
      'POST /api/admin/purchase-orders/{id}/moves',
    ],
    shows: ['email', 'phone'],
    roles: ['admin', 'almacen'],
    why: 'The order as it is then.',
  },
  {
    calls: ['POST /api/admin/suppliers', 'PATCH /api/admin/suppliers/{id}'],
    shows: ['email', 'phone'],
    roles: ['admin', 'catalogo', 'almacen'],
    why: 'The supplier as it is then.',
  },
  {
    calls: ['GET /api/admin/orders/waiting'],
    shows: ['email', 'full_name', 'phone'],
    roles: ['admin', 'cuentas'],
    why: 'Whoever confirms an order decides on who ordered it, and calls her.',
  },
  {
    calls: ['GET /api/admin/orders'],
    shows: ['place', 'recipient'],
    roles: ['admin', 'almacen', 'cuentas', 'finanzas', 'lectura'],
    why: 'An order is found by the name of who calls about it.',
  },
  {
    calls: ['GET /api/admin/payments'],
    shows: ['recipient'],
    roles: ['admin', 'finanzas', 'lectura'],
    why: 'A payment is found by the name of who asks about it.',
  },
  {
    calls: [
      'POST /api/admin/payments/{id}/attend',
      'POST /api/admin/payments/{id}/manual-refund',
      'POST /api/admin/payments/{id}/refresh',
      'POST /api/admin/payments/{id}/refund',
      'POST /api/admin/payments/{id}/retry',
    ],
    shows: ['recipient'],
    roles: ['admin', 'finanzas'],
    why: 'The payment as it is then, which the list shows by the same name.',
  },
  {
    calls: ['GET /api/admin/orders/{id}', 'POST /api/admin/orders/{id}/transition'],
    shows: anOrder,
    roles: ['admin', 'almacen', 'cuentas', 'finanzas', 'lectura'],
    why: 'Who packs an order, decides on it or gives money back for it reaches who ordered it.',
  },
  {
    calls: ['POST /api/admin/orders/{id}/lines', 'POST /api/admin/orders/{id}/delivery'],
    shows: anOrder,
    roles: ['admin', 'cuentas'],
    why: 'The order as it is then.',
  },
  {
    calls: ['GET /api/admin/customers/{id}/checkout'],
    shows: ['building', 'email', 'full_name', 'phone'],
    roles: ['admin', 'cuentas'],
    why: 'Whoever takes an order on the telephone asks where it goes and whom to call.',
  },
  {
    calls: ['POST /api/admin/orders/{id}/cancel'],
    shows: anOrder,
    roles: ['admin', 'finanzas'],
    why: 'The order as it is then.',
  },
  {
    calls: [
      'POST /api/admin/orders/{id}/recalled-out',
      'POST /api/admin/orders/{id}/notes',
      'POST /api/admin/orders/{id}/unlock-code',
    ],
    shows: anOrder,
    roles: ['admin', 'almacen'],
    why: 'The order as it is then.',
  },
  {
    calls: ['POST /api/admin/orders/{id}/excuse-no-show'],
    shows: anOrder,
    roles: ['admin', 'cuentas'],
    why: 'The order as it is then.',
  },
  {
    calls: ['GET /api/admin/orders/{id}/handover'],
    shows: ['photo', 'receiver'],
    roles: ['admin', 'almacen', 'cuentas', 'finanzas', 'lectura'],
    why: 'Settles whether an order was handed over, and to whom; the photo is of bags at a place.',
  },
  {
    calls: [
      'POST /api/admin/picking/batches',
      'GET /api/admin/picking/batches/{id}',
      'POST /api/admin/picking/batches/{id}/take',
    ],
    shows: ['contact', 'phone'],
    roles: ['admin', 'almacen'],
    why: 'Who packs calls about a substitute, where the customer wants to be called; nobody else is named.',
  },
  {
    calls: [
      'POST /api/admin/deliveries/routes',
      'GET /api/admin/deliveries/routes/{id}',
      'POST /api/admin/deliveries/routes/{id}/take',
      'POST /api/admin/deliveries/routes/{id}/departure',
      'POST /api/admin/deliveries/routes/{id}/cash',
    ],
    shows: aRoute,
    roles: ['admin', 'reparto'],
    why: 'Who carries orders finds who receives them; from the second day after a closed route names are initials, without telephone or home.',
  },
  {
    calls: ['POST /api/admin/deliveries/stops/{id}/deeds'],
    shows: ['building', 'phone', 'place', 'recipient'],
    roles: ['admin', 'reparto'],
    why: 'The stop as it is then; sent again a day after its route is closed, without name, telephone or home.',
  },
  {
    calls: ['GET /api/admin/print/orders'],
    shows: ['building', 'contact', 'initials', 'phone', 'recipient'],
    roles: ['admin', 'almacen', 'reparto'],
    why: 'Labels, slips and the route sheet; who reads no orders otherwise prints those packed for today or on a route under way.',
  },
  {
    calls: ['GET /api/admin/orders/{id}/receipt'],
    shows: ['phone'],
    roles: ['admin', 'finanzas', 'lectura'],
    why: "The shop's own telephone, as on the paper; its customer isn't named.",
  },
  {
    calls: ['GET /api/admin/settings/shop'],
    shows: ['phone'],
    roles: ['admin', 'lectura'],
    why: "The shop's own telephone.",
  },
  {
    calls: ['PUT /api/admin/settings/shop'],
    shows: ['phone'],
    roles: ['admin'],
    why: "The shop's own telephone.",
  },
  {
    calls: ['GET /api/admin/recalls/preview', 'GET /api/admin/recalls/{id}', 'POST /api/admin/recalls'],
    shows: aRecall,
    roles: ['admin', 'almacen'],
    why: 'Who has a recalled product at home is called.',
  },
  {
    calls: ['POST /api/admin/voice/sessions/{id}/reveal'],
    shows: ['full_name'],
    roles: ['admin'],
    why: 'Whose voice it was, to whoever answers for the shop and says why; the audit keeps both.',
  },
  {
    calls: ['GET /api/admin/hospitals'],
    shows: ['building', 'contact', 'phone'],
    roles: ['admin', 'cuentas', 'lectura'],
    why: 'Whom a hospital is reached by at its door.',
  },
  {
    calls: ['POST /api/admin/hospitals', 'PATCH /api/admin/hospitals/{id}'],
    shows: ['building', 'contact', 'phone'],
    roles: ['admin', 'cuentas'],
    why: 'The hospital as it is then.',
  },
  {
    calls: ['GET /api/admin/users', 'GET /api/admin/users/{id}'],
    shows: anAccount,
    roles: ['admin', 'cuentas', 'lectura'],
    why: 'Accounts are what they verify; who only reads sees what they see.',
  },
  {
    calls: [
      'POST /api/admin/users/{id}/verify',
      'POST /api/admin/users/{id}/reject',
      'POST /api/admin/users/{id}/deactivate',
    ],
    shows: anAccount,
    roles: ['admin', 'cuentas'],
    why: 'The account as it is then.',
  },
  {
    calls: ['POST /api/admin/users/verify-domain'],
    shows: ['full_name'],
    roles: ['admin', 'cuentas'],
    why: 'Whose account could not be verified.',
  },
  {
    calls: ['PUT /api/admin/users/{id}/roles'],
    shows: anAccount,
    roles: ['admin'],
    why: 'The account as it is then.',
  },
  {
    calls: ['GET /api/admin/audit'],
    shows: ['after', 'before', 'reason'],
    roles: ['admin', 'finanzas', 'lectura'],
    why: 'Who changed what; whom it is about is masked for who may not see accounts, hospitals or orders.',
  },
  {
    calls: ['GET /api/admin/audit/actors'],
    shows: ['full_name'],
    roles: ['admin', 'finanzas', 'lectura'],
    why: 'Names of staff, to filter the audit by.',
  },
  {
    calls: ['GET /api/admin/voice/sessions/{id}'],
    shows: ['lines'],
    roles: ['admin', 'lectura'],
    why: 'What was said to the shop, if its speaker agreed; nobody is named.',
  },
];
