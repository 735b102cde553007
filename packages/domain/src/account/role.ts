/** What whoever works for the shop may be; a customer holds none of them. */
export const roles = ['admin'] as const;
export type Role = (typeof roles)[number];
