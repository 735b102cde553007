/** Homes are served on the round of the customer's hospital; people without one share a round. */
export const deliveryRoute = (hospitalId: string | null): string => hospitalId ?? 'asociacion';
