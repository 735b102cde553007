import type { Claims } from '@nutricion/domain/catalog/nutrition/claims';
import { BadgeCheck } from 'lucide-react';

/** Nutrition claims, each with its rule, and the disclosure that must stand beside them. */
export const ClaimList = ({ claims, disclosure }: Claims) => (
  <>
    <ul className="grid gap-2 sm:grid-cols-2">
      {claims.map(({ label, rule }) => (
        <li key={label} className="flex gap-3 rounded-ficha bg-rocio-2 px-4 py-3">
          <BadgeCheck
            size={20}
            strokeWidth={2.1}
            aria-hidden="true"
            className="mt-0.5 flex-none text-verde"
          />
          <span className="min-w-0">
            <span className="block text-ui font-[650]">{label}</span>
            <span className="block text-nota text-tinta-suave">{rule}</span>
          </span>
        </li>
      ))}
    </ul>
    {disclosure && <p className="mt-3 text-ui font-[650]">{disclosure}</p>}
  </>
);
