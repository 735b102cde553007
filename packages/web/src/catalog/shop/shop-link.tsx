import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';

/** A link to the home page, on pages that lead nowhere else. */
export const ShopLink = ({ children }: { readonly children: string }) => (
  <Link to="/" className={buttonClass('primary', 'lg')}>
    {children}
  </Link>
);
