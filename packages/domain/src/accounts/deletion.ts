/** The word that a user types to confirm the deletion. */
export const DELETION_WORD = 'BORRAR';

export type DeletionRefusal =
  | { readonly kind: 'open-orders'; readonly numbers: readonly string[] }
  | { readonly kind: 'last-admin' };

interface Account {
  readonly isAdmin: boolean;
  readonly otherAdmins: number;
  /** Numbers of the user's open orders. */
  readonly openOrders: readonly string[];
}

/**
 * Why an account can't be deleted now; null if it can. Somebody has to receive open orders, and the shop needs at
 * least one administrator.
 */
export const deletionRefusal = ({ isAdmin, otherAdmins, openOrders }: Account): DeletionRefusal | null => {
  if (isAdmin && otherAdmins === 0) return { kind: 'last-admin' };
  return openOrders.length > 0 ? { kind: 'open-orders', numbers: openOrders } : null;
};

/** Says why the account can't be deleted and what to do about it. */
export const deletionRefusalText = (refusal: DeletionRefusal): string => {
  if (refusal.kind === 'last-admin')
    return 'Eres la última persona con rol de administración. Dale el rol a otra antes de borrar tu cuenta.';
  const { numbers } = refusal;
  return numbers.length === 1
    ? `Tu pedido ${numbers[0]} sigue en camino. Espera a recibirlo, o cancélalo, y entonces borra tu cuenta.`
    : `Tus pedidos ${numbers.join(', ')} siguen en camino. Espera a recibirlos, o cancélalos, y entonces borra tu cuenta.`;
};
