import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { allergenWarning } from '@nutricion/domain/catalog/allergen-warning';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useEaters, usePreferences } from '../../accounts/public/preferences.ts';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { AllergenAlert } from '../public/allergen-alert.tsx';

interface AllergenNoticeProps {
  readonly product: ProductCardJson;
  /** The buy box. It is rendered together with the notice, so that nothing moves under a thumb. */
  readonly children: ReactNode;
}

/** What the product means for the allergies of the customer's household, above the buy box. It never blocks buying. */
export const AllergenNotice = ({ product, children }: AllergenNoticeProps) => {
  const { isPending } = usePreferences();
  const isLate = useIsLate();
  if (isPending && !isLate) return <Skeleton className="h-[236px] w-full rounded-bloque" />;
  return (
    <>
      <Notice product={product} />
      {children}
    </>
  );
};

/** The longest that the buy box waits for the allergies. */
const MAX_WAIT_MS = 500;

const useIsLate = (): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
};

/** If the allergies can't be read, that is shown: no notice would look like a safe product. */
const Notice = ({ product }: { readonly product: ProductCardJson }) => {
  const { isError } = usePreferences();
  const eaters = useEaters();
  const warning = eaters && allergenWarning(productAllergens(product), eaters);
  if (warning) return <AllergenAlert warning={warning} />;
  if (eaters || !isError) return null;
  return (
    <p className="flex items-center gap-2.5 rounded-ficha bg-suelo px-4 py-3 text-[.875rem] leading-snug">
      <CircleHelp size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
      No pudimos leer tus alergias para avisarte. Lee la etiqueta.
    </p>
  );
};
