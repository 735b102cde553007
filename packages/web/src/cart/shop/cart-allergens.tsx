import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { allergenWarning } from '@nutricion/domain/catalog/allergen-warning';
import { allergenLine } from '@nutricion/domain/catalog/allergen-warning-text';
import { listText } from '@nutricion/domain/kit/list-text';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEaters } from '../../accounts/public/preferences.ts';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { useCart } from '../public/cart-store.ts';
import { cartProductsQuery } from './api.ts';

/** Lines of the cart with allergens of somebody in the household. A warning only: they can be ordered. */
export const CartAllergens = () => {
  const eaters = useEaters();
  const { cart } = useCart();
  const ids = [...cart.items, ...cart.selectedIncentiveProducts]
    .map((item) => ('productId' in item ? item.productId : item.id))
    .toSorted();
  const isEnabled = ids.length > 0 && (eaters?.some(({ allergens }) => allergens.length > 0) ?? false);
  const { data, isPending } = useQuery({ ...cartProductsQuery(ids), enabled: isEnabled });
  if (!isEnabled || !eaters) return null;
  // As tall as the content, so that nothing below moves.
  if (isPending) return <Skeleton className="h-[84px] w-full rounded-bloque bg-papel! md:h-[92px]" />;
  if (!data) return <Row icon={CircleHelp}>No pudimos revisar tus alergias. Lee la etiqueta.</Row>;
  const warnings = data.flatMap((product) => {
    const warning = ids.some((id) => id === product.id)
      ? allergenWarning(productAllergens(product), eaters)
      : null;
    return warning && warning.level !== 'no-declarado' ? [{ product, warning }] : [];
  });
  if (warnings.length === 0)
    return (
      <Row icon={Check}>Nada de lo declarado choca con las alergias de tu casa. Lee siempre la etiqueta.</Row>
    );
  return (
    <details className="group min-w-0 rounded-bloque bg-papel">
      <summary className="flex min-h-[84px] cursor-pointer list-none items-center gap-3.5 rounded-bloque p-5 md:min-h-[92px] md:p-6 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-control bg-guayaba-tinte text-guayaba-tinta"
        >
          <TriangleAlert size={22} strokeWidth={2.1} />
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <b className="block font-[650]">Ojo con las alergias de tu casa</b>
          <span className="block truncate text-[.875rem] text-tinta-suave">
            {listText(warnings.map(({ product }) => product.title))}
          </span>
        </span>
        <ChevronDown
          size={22}
          strokeWidth={2.1}
          aria-hidden="true"
          className="flex-none transition-transform duration-rapido group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-2.5 px-5 pb-5 text-ui leading-snug md:px-6 md:pb-6">
        {warnings.map(({ product, warning }) => (
          <li key={product.id}>
            <Link
              to={`/product/${product.id}`}
              className="inline-block rounded-chip py-0.5 font-semibold hover:underline"
            >
              {product.title}
            </Link>
            <span className="block text-[.875rem] text-tinta-suave">{allergenLine(warning)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Row = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <p className="flex min-h-[84px] items-center gap-3.5 rounded-bloque bg-papel p-5 text-ui leading-snug md:min-h-[92px] md:p-6">
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-control bg-suelo text-tinta"
    >
      <Icon size={22} strokeWidth={2.1} />
    </span>
    {children}
  </p>
);
