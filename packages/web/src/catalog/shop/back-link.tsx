import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** A link one level up, with the name of that page. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-control pr-2 text-ui font-[650] text-verde hover:underline"
  >
    <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
    {children}
  </Link>
);
