/** How long a route stays its driver's without an action; longer than a batch, because of elevators and corridors. */
export const ROUTE_LEASE_MS = 20 * 60_000;

/** `given-back`: released before anything left. */
export const routeStates = ['open', 'done', 'given-back'] as const;
export type RouteState = (typeof routeStates)[number];

/** What drivers record at a stop; each action has an id made on the device. */
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

/** Why an order wasn't handed over, as the telephone offers it. */
export const failureReasons = [
  'No contesta el teléfono',
  'No llegó al punto de entrega',
  'No lo quiso recibir',
  'No se puede entrar al piso',
  'La dirección no aparece',
] as const;

/** Why it was handed over without its code. */
export const photoReasons = [
  'No tiene su teléfono a la mano',
  'Lo recibió otra persona de su unidad',
  'El código no abre',
  'Está atendiendo a un paciente',
] as const;
