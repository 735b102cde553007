import { useEffect, useEffectEvent } from 'react';
import { withList } from '../recipe-address.ts';
import { useRecipeLayers } from '../use-recipe-layers.ts';

interface ExpressToolProps {
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** Recetas Express from the tools menu: opened by its address, so that back closes it and a reload keeps it. */
export const ExpressTool = ({ opener, onClose }: ExpressToolProps) => {
  const { open } = useRecipeLayers();
  const hand = useEffectEvent(() => {
    // The dialog returns the focus to the opener: the menu's item is gone by then.
    opener?.focus({ preventScroll: true });
    open((params) => withList(params, 'express'));
    onClose();
  });
  useEffect(() => {
    hand();
  }, []);
  return null;
};
