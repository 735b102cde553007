import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { type ComponentType, createContext } from 'react';

export interface CardSlotProps {
  readonly product: ProductCardJson;
}

/** What other features put on every product card and page; the composition root provides them. */
export interface CardSlots {
  /** 44 × 44 px in the upper right corner of the tile; the card keeps that room for it. */
  readonly Corner?: ComponentType<CardSlotProps>;
  /**
   * A chip in the upper left corner of the tile, under the one that may be there; may render nothing. It
   * lies over the picture, so that coming late it moves nothing.
   */
  readonly Mark?: ComponentType<CardSlotProps>;
  /** On a product's own page, under the way to buy it. */
  readonly SaveButton?: ComponentType<CardSlotProps>;
}

export const CardSlotsContext = createContext<CardSlots>({});
