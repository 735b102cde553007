import type { PickRefusal } from './apply-action.ts';

/** Text for the picker: why an action is refused, and what to do instead. */
export const pickRefusalText = (refusal: PickRefusal): string => {
  switch (refusal.kind) {
    case 'unknown-line':
      return 'Ese producto ya no está en este lote. Déjalo en su sitio.';
    case 'too-many':
      return refusal.left === 0
        ? `De «${refusal.title}» ya no falta nada. Deja lo demás en su sitio.`
        : `De «${refusal.title}» solo ${refusal.left === 1 ? 'falta 1' : `faltan ${refusal.left}`}. Deja lo demás en su sitio.`;
    case 'not-wished':
      return `Para «${refusal.title}» el cliente no quiso eso. Abre «Falta» y escoge otra salida.`;
    case 'nothing-to-undo':
      return 'Eso ya estaba deshecho. Mira cómo va el lote.';
    case 'substitute-in-bag':
      return `«${refusal.title}» ya está en la bolsa. Sácalo primero y vuelve a intentarlo.`;
    case 'bag-incomplete':
      return `A la bolsa ${refusal.bag} todavía le falta algo. Termínala antes de revisarla.`;
    case 'bag-ready':
      return `La bolsa ${refusal.bag} ya está lista. Para cambiarla, habla con quien lleva los pedidos.`;
    case 'bag-gone':
      return `El pedido de la bolsa ${refusal.bag} ya no se prepara. Devuelve lo que lleva a su sitio.`;
  }
};
