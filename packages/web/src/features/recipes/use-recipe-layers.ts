import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { layersOf, type RecipeLayers } from './recipe-address.ts';

type Change = (params: URLSearchParams) => URLSearchParams;

interface OpenedState {
  /** The page behind stays where it is. */
  readonly keepsPlace: true;
  /** The entry before this one is the page without this layer: to close is to go back. */
  readonly isLayer?: boolean;
}

export interface RecipeNavigation {
  readonly layers: RecipeLayers;
  readonly params: URLSearchParams;
  /** Puts something over the page; back takes it away. */
  readonly open: (change: Change) => void;
  /** Takes it away, as back would; without a way back the address is corrected in its place. */
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
    open: (change) => navigate(to(change), { state: { ...state, ...OPENED } }),
    close: (change) => {
      if (closedAt.current === key) return;
      closedAt.current = key;
      if (isLayer(state)) navigate(-1);
      else navigate(to(change), { replace: true, state: { ...state, keepsPlace: true } });
    },
    adjust: (change) => navigate(to(change), { replace: true, state: { ...state, keepsPlace: true } }),
  };
};

const OPENED: OpenedState = { keepsPlace: true, isLayer: true };

const isLayer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLayer' in state && state.isLayer === true;
