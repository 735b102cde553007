import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { layersOf, type RecipeLayers } from './recipe-address.ts';

type Change = (params: URLSearchParams) => URLSearchParams;

export interface RecipeNavigation {
  readonly layers: RecipeLayers;
  readonly params: URLSearchParams;
  /** Opens a layer over the page; back closes it. */
  readonly open: (change: Change) => void;
  /** Closes a layer, as back would; without a history entry the address is replaced. */
  readonly close: (change: Change) => void;
  /** Changes what is shown without a step for back. */
  readonly adjust: (change: Change) => void;
}

/** What is open over the page, and how to open and close it through the address. */
export const useRecipeLayers = (): RecipeNavigation => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, state, hash } = useLocation();
  // Two taps on the X are one: the second would close what lies below.
  const closedAt = useRef<string | null>(null);
  const to = (change: Change) => ({ search: `${change(params)}`, hash });
  return {
    layers: layersOf(params),
    params,
    open: (change) => navigate(to(change), { state: openedState(state) }),
    close: (change) => {
      if (closedAt.current === key) return;
      closedAt.current = key;
      if (isLayer(state)) navigate(-1);
      else navigate(to(change), { replace: true, state: { ...state, keepsPlace: true } });
    },
    adjust: (change) => navigate(to(change), { replace: true, state: { ...state, keepsPlace: true } }),
  };
};

/**
 * What a history entry that opens a layer remembers beside what it had: the page behind stays where it
 * is, and the entry before it is the page without the layer, so that to close is to go back.
 */
export const openedState = (state: unknown) => ({
  ...(typeof state === 'object' ? state : null),
  keepsPlace: true,
  isLayer: true,
});

const isLayer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLayer' in state && state.isLayer === true;
