import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';

/** Splits a list with a free-from filter: the server puts products without allergen data last. Without such a filter nothing counts as unknown. */
export const splitUnknown = <T extends Pick<ProductCardJson, 'allergen_info'>>(
  products: readonly T[],
  hasFreeFromFilter: boolean,
): { readonly documented: readonly T[]; readonly unknown: readonly T[] } =>
  hasFreeFromFilter
    ? {
        documented: products.filter(({ allergen_info }) => allergen_info !== null),
        unknown: products.filter(({ allergen_info }) => allergen_info === null),
      }
    : { documented: products, unknown: [] };

interface UnknownPartProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** Their cards, if they are shown. */
  readonly children?: ReactNode;
}

/** Explains that products without allergen data are left out, and shows them on request. */
export const UnknownPart = ({ count, isShown, onShow, children }: UnknownPartProps) => {
  if (count === 0) return null;
  return (
    <section aria-labelledby="sin-datos" className="mt-8 border-t border-linea pt-6">
      <h2 id="sin-datos" className="text-h3">
        Sin datos de alérgenos
      </h2>
      <p className="mt-1 max-w-[60ch] text-tinta-suave">
        {count === 1
          ? 'De un producto más nadie nos ha dicho qué alérgenos tiene.'
          : `De ${count} productos más nadie nos ha dicho qué alérgenos tienen.`}{' '}
        {isShown ? 'Lee la etiqueta antes de comprar.' : 'Por eso no los mostramos.'}
      </p>
      {isShown ? (
        children
      ) : (
        <Button variant="outline" className="mt-3" onClick={onShow}>
          {count === 1 ? 'Mostrarlo de todos modos' : 'Mostrarlos de todos modos'}
        </Button>
      )}
    </section>
  );
};

/** Stands on each such card, so that it is seen at any scroll position. */
export const UnknownMark = () => (
  <Chip tone="danger" className="mt-1.5 self-start">
    Alérgenos: sin datos
  </Chip>
);
