/** How long a driver's claim on a route lasts without an action: longer than a batch's, since elevators and corridors take time. */
export const ROUTE_LEASE_MS = 20 * 60_000;

/** `given-back`: released before any order left the shop. */
export const routeStates = ['open', 'done', 'given-back'] as const;
export type RouteState = (typeof routeStates)[number];

/** Actions that drivers record at a stop. */
export const deliveryActionKinds = [
  'departed',
  'arrived',
  'code',
  'photo',
  'not-delivered',
  'second-try',
  'refrigerator',
  'back',
  'kept-cold',
  'discarded',
] as const;
export type DeliveryActionKind = (typeof deliveryActionKinds)[number];

/** Reasons that a driver can choose for a failed delivery. */
export const failureReasons = [
  'No contesta el teléfono',
  'No llegó al punto de entrega',
  'No lo quiso recibir',
  'No se puede entrar al piso',
  'La dirección no aparece',
] as const;

/** Reasons that a driver can choose for a handover by photo, without the code. */
export const photoReasons = [
  'No tiene su teléfono a la mano',
  'Lo recibió otra persona de su unidad',
  'El código no abre',
  'Está atendiendo a un paciente',
] as const;
