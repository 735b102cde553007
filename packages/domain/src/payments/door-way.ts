/** How an order is paid at the door. */
export const doorWays = ['cash', 'card_terminal', 'ath_movil'] as const;
export type DoorWay = (typeof doorWays)[number];
