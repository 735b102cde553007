import { type ClaimNutrients, type ComputedClaim, claimsOf } from '@nutricion/domain/nutrition/claims';
import { BadgeCheck } from 'lucide-react';

interface ClaimsProps {
  /** Of 100 g; null is unknown. */
  readonly per100g: ClaimNutrients;
  /** Null while nobody knows what a serving is. */
  readonly servingG: number | null;
}

/** What the product may say of itself, and by which rule; computed from what stands in the form now. */
export const Claims = ({ per100g, servingG }: ClaimsProps) => {
  const earned = servingG === null || servingG <= 0 ? [] : claimsOf(per100g, servingG);
  if (earned.length === 0)
    return (
      <p className="text-ui text-tinta-suave">
        {servingG === null
          ? 'Escribe los gramos de una porción, y aquí sale lo que el producto puede decir de sí.'
          : 'Con estos datos no puede decir nada de sí. Lo que no se sabe no cuenta como bueno.'}
      </p>
    );
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {earned.map((claim) => (
        <li key={claim} className="flex gap-3 rounded-ficha bg-rocio-2 px-4 py-3">
          <BadgeCheck
            size={20}
            strokeWidth={2.1}
            aria-hidden="true"
            className="mt-0.5 flex-none text-verde"
          />
          <span className="min-w-0">
            <span className="block text-ui font-[650]">{rules[claim].label}</span>
            <span className="block text-nota text-tinta-suave">{rules[claim].rule}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** As `claimsOf` decides them, in words. */
const rules: Readonly<Record<ComputedClaim, { readonly label: string; readonly rule: string }>> = {
  'alto-en-fibra': {
    label: 'Alto en fibra',
    rule: 'Una porción tiene 5.6 g o más, 20 % del valor diario (21 CFR 101.54(b)).',
  },
  'fuente-de-proteina': {
    label: 'Fuente de proteína',
    rule: 'Una porción tiene 5 g o más, 10 % del valor diario (21 CFR 101.54(c)).',
  },
  'rico-en-vitamina-c': {
    label: 'Rico en vitamina C',
    rule: 'Una porción tiene 18 mg o más, 20 % del valor diario (21 CFR 101.54(b)).',
  },
  'rico-en-calcio': {
    label: 'Rico en calcio',
    rule: 'Una porción tiene 260 mg o más, 20 % del valor diario (21 CFR 101.54(b)).',
  },
  'bajo-en-sodio': {
    label: 'Bajo en sodio',
    rule: 'Una porción tiene 140 mg o menos; si es pequeña, también 50 g (21 CFR 101.61(b)(4)).',
  },
  'zero-cholesterol': {
    label: 'Sin colesterol',
    rule: 'Menos de 2 mg, y 2 g o menos de grasa saturada (21 CFR 101.62(d)(1)).',
  },
  'low-sugar': {
    label: 'Bajo en azúcar',
    rule: 'Menos de 0.5 g, el límite de «sin azúcar» (21 CFR 101.60(c)).',
  },
};
