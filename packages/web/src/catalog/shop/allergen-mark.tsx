import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { allergens } from '@nutricion/domain/catalog/allergen';
import {
  type AllergenWarning,
  allergenWarning,
  type Eater,
  worstFindings,
} from '@nutricion/domain/catalog/allergen-warning';
import { allergenHeadline } from '@nutricion/domain/catalog/allergen-warning-text';
import { CircleAlert, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { Chip } from '../../kit/ui/chip.tsx';
import type { CardSlotProps } from '../public/card-slots.ts';

/** The mark on product cards for these people: contains, may contain, or no data. */
export const allergenMarkFor = (eaters: readonly Eater[]): ComponentType<CardSlotProps> => {
  const AllergenMark = ({ product }: CardSlotProps) => {
    const warning = allergenWarning(productAllergens(product), eaters);
    if (!warning || warning.level === 'no-declarado') return null;
    const { icon: Icon, tone } = looks[warning.level];
    return (
      <Chip
        tone={tone}
        icon={
          <Icon size={15} strokeWidth={2.4} aria-hidden="true" className="flex-none text-guayaba-tinta" />
        }
      >
        <span aria-hidden="true">{shortText(warning)}</span>
        <span className="sr-only">{allergenHeadline(warning)}</span>
      </Chip>
    );
  };
  return AllergenMark;
};

const looks = {
  contiene: { icon: TriangleAlert, tone: 'danger' },
  'puede-contener': { icon: CircleAlert, tone: 'white' },
  'sin-datos': { icon: CircleHelp, tone: 'white' },
} as const;

/** "Huevo +1" if contained; "¿Maní?" if it may be contained. */
const shortText = (warning: AllergenWarning): string => {
  if (warning.level === 'sin-datos') return 'Sin datos';
  const [first, ...others] = worstFindings(warning).map(
    ({ allergen }) => allergens.find(({ id }) => id === allergen)?.label ?? allergen,
  );
  const name = warning.level === 'contiene' ? first : `¿${first}?`;
  return others.length === 0 ? `${name}` : `${name} +${others.length}`;
};
