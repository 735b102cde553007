import { type ListRefusal, listRefusalText } from '@nutricion/domain/cart/shopping-list';
import type { Refusal } from '../../platform/http/refusal.ts';

/** A refusal of the rules over the wire: what is wrong with a name belongs to its field. */
export const refusalOfLists = (refusal: ListRefusal): Refusal => {
  const detail = listRefusalText(refusal);
  switch (refusal.kind) {
    case 'name-missing':
    case 'name-too-long':
    case 'name-taken':
      return { kind: 'invalid-input', errors: { name: detail } };
    default:
      return { kind: 'wrong-state', detail };
  }
};

export const unknownList: Refusal = { kind: 'not-found', what: 'esa lista' };
export const unknownProduct: Refusal = { kind: 'not-found', what: 'ese producto' };
