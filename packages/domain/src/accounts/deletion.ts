/** What a person types to say that they mean it. */
export const DELETION_WORD = 'BORRAR';

export type DeletionRefusal =
  | { readonly kind: 'open-orders'; readonly numbers: readonly string[] }
  | { readonly kind: 'last-admin' };

interface Account {
  readonly isAdmin: boolean;
  /** How many other active people hold the role. */
  readonly otherAdmins: number;
  /** The numbers of their orders that still have a way to go. */
  readonly openOrders: readonly string[];
}

/**
 * Why an account can't be deleted now; null when it can. Food that is on its way needs somebody to receive
 * it, and a shop needs somebody at its counter.
 */
export const deletionRefusal = ({ isAdmin, otherAdmins, openOrders }: Account): DeletionRefusal | null => {
  if (isAdmin && otherAdmins === 0) return { kind: 'last-admin' };
  return openOrders.length > 0 ? { kind: 'open-orders', numbers: openOrders } : null;
};

/** What they read, and what to do next. */
export const deletionRefusalText = (refusal: DeletionRefusal): string => {
  if (refusal.kind === 'last-admin')
    return 'Eres la última persona con rol de administración. Dale el rol a otra antes de borrar tu cuenta.';
  const { numbers } = refusal;
  return numbers.length === 1
    ? `Tu pedido ${numbers[0]} sigue en camino. Espera a recibirlo, o cancélalo, y entonces borra tu cuenta.`
    : `Tus pedidos ${numbers.join(', ')} siguen en camino. Espera a recibirlos, o cancélalos, y entonces borra tu cuenta.`;
};
