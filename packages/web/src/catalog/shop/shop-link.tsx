import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';

/** The way back into the shop from a dead end. */
export const ShopLink = ({ children }: { readonly children: string }) => (
  <Link to="/" className={buttonClass('primary', 'lg')}>
    {children}
  </Link>
);
