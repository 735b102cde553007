import { allergens } from '@nutricion/domain/catalog/allergen';
import { type AllergenWarning, worstFindings } from '@nutricion/domain/catalog/allergen-warning';
import { allergenAdvice, allergenHeadline, whoAvoids } from '@nutricion/domain/catalog/allergen-warning-text';
import { clsx } from 'clsx';
import { CircleAlert, CircleHelp, CircleMinus, type LucideIcon, TriangleAlert } from 'lucide-react';

interface Look {
  readonly icon: LucideIcon;
  readonly block: string;
  readonly tile: string;
  readonly title: string;
}

/** The look by severity; unknown allergens have the hatch of "sin datos". */
const looks: Record<AllergenWarning['level'], Look> = {
  contiene: {
    icon: TriangleAlert,
    block: 'bg-guayaba-tinte inset-ring-2 inset-ring-guayaba',
    tile: 'bg-guayaba text-white',
    title: 'text-guayaba-tinta',
  },
  'puede-contener': {
    icon: CircleAlert,
    block: 'bg-guayaba-tinte',
    tile: 'bg-papel text-guayaba-tinta',
    title: 'text-guayaba-tinta',
  },
  'sin-datos': {
    icon: CircleHelp,
    block: 'bg-papel inset-ring-[1.5px] inset-ring-borde-control',
    tile: 'hatch text-tinta',
    title: '',
  },
  'no-declarado': { icon: CircleMinus, block: 'bg-suelo', tile: 'bg-papel text-tinta-suave', title: '' },
};

/** What a product means for those who eat it: the allergen, whose allergy it is, and what to do. */
export const AllergenAlert = ({ warning }: { readonly warning: AllergenWarning }) => {
  const { icon: Icon, block, tile, title } = looks[warning.level];
  return (
    <section
      aria-label="Aviso para tus alergias"
      className={clsx('flex items-start gap-3.5 rounded-ficha p-4', block)}
    >
      <span
        aria-hidden="true"
        className={clsx('grid size-11 flex-none place-items-center rounded-control', tile)}
      >
        <Icon size={22} strokeWidth={2.2} />
      </span>
      <div className="min-w-0 self-center">
        <p className={clsx('text-[1.0625rem] leading-tight font-[650]', title)}>
          {allergenHeadline(warning)}
        </p>
        <p className="mt-1 text-[.875rem] leading-snug">{allergenAdvice(warning)}</p>
        <Rest warning={warning} />
      </div>
    </section>
  );
};

const notes = {
  contiene: 'contiene',
  'puede-contener': 'puede contener',
  'sin-datos': 'sin datos',
  'no-declarado': 'no declarado',
} as const;

/** Who avoids each allergen, if the headline can't say it: several people, or findings of another level. */
const Rest = ({ warning }: { readonly warning: AllergenWarning }) => {
  const worst = worstFindings(warning);
  const others = warning.findings.filter(({ fact }) => fact !== warning.level && fact !== 'no-declarado');
  const shown = [...(worst.length > 1 ? worst : []), ...others];
  if (shown.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-0.5 text-[.875rem] leading-snug">
      {shown.map((finding) => (
        <li key={finding.allergen}>
          <b className="font-[650]">{allergens.find(({ id }) => id === finding.allergen)?.label}</b> (
          {notes[finding.fact]}): {whoAvoids(finding)}
        </li>
      ))}
    </ul>
  );
};
