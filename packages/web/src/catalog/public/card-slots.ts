import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { type ComponentType, createContext } from 'react';

export interface CardSlotProps {
  readonly product: ProductCardJson;
}

/** Components of other subjects on every product card and page; `app` provides them. */
export interface CardSlots {
  /** 44 × 44 px in the upper right corner of the tile; the card leaves that room free. */
  readonly Corner?: ComponentType<CardSlotProps>;
  /**
   * A chip in the upper left corner of the tile, below the chip that the card shows itself; may render nothing. It lies over the image, so that it
   * moves nothing if it loads late.
   */
  readonly Mark?: ComponentType<CardSlotProps>;
  /** On a product's page, below the buy box. */
  readonly SaveButton?: ComponentType<CardSlotProps>;
}

export const CardSlotsContext = createContext<CardSlots>({});
