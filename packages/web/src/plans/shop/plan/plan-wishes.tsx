import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { Check, Minus } from 'lucide-react';

/** The wishes in free text, and whether each was met. */
export const PlanWishes = ({ wishes }: Pick<MealPlanJson['explanation'], 'wishes'>) =>
  wishes.length > 0 && (
    <section
      aria-labelledby="lo-que-pediste"
      className="rounded-ficha p-4 inset-ring-[1.5px] inset-ring-linea md:p-5"
    >
      <h3 id="lo-que-pediste" className="text-h3">
        Lo que pediste
      </h3>
      <ul className="mt-2.5 grid gap-2.5">
        {wishes.map(({ label, text, isMet }) => (
          <li key={label} className="flex items-start gap-2.5 text-ui leading-snug">
            {isMet ? (
              <Check size={18} strokeWidth={2.6} aria-hidden="true" className="mt-px flex-none text-verde" />
            ) : (
              <Minus
                size={18}
                strokeWidth={2.6}
                aria-hidden="true"
                className="mt-px flex-none text-tinta-suave"
              />
            )}
            <span className="min-w-0">
              <b className="font-[650]">{label}</b>
              <span className="block text-tinta-suave">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
