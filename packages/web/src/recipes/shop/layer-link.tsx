import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { openedState } from './use-recipe-layers.ts';

interface LayerLinkProps {
  /** The address with the layer open, out of the present one. */
  readonly to: (params: URLSearchParams) => URLSearchParams;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens something over the current page. A link: it can be copied, and back closes what it opened. */
export const LayerLink = ({ to, children, className }: LayerLinkProps) => {
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  return (
    <Link to={{ search: `${to(params)}`, hash }} state={openedState(state)} className={className}>
      {children}
    </Link>
  );
};
