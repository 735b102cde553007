import { recipeMoney } from '@nutricion/contract/plans/meal-money';
import { diets } from '@nutricion/domain/accounts/diet';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { nutrientNames, nutrientUnit } from '@nutricion/domain/catalog/nutrition/daily-values';
import { formatUsd } from '@nutricion/domain/kit/money';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoteList } from '../../kit/admin/record/note-list.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import type { Computed } from './api.ts';
import { labelOfField } from './recipe-fields.ts';

interface ComputedAsideProps {
  readonly computed: Computed | undefined;
  /** What is typed is ahead of what is computed. */
  readonly isBehind: boolean;
}

const shownNutrients = ['protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sodium_mg'] as const;

/** Computed values of what is typed, by the same functions as the shop. */
export const ComputedAside = ({ computed, isBehind }: ComputedAsideProps) => (
  <Block aria-labelledby="lo-que-sale" aria-busy={isBehind} className="p-5!">
    <h2 id="lo-que-sale" className="mb-4 text-h3">
      Lo que sale
    </h2>
    {computed ? <Facts computed={computed} /> : <Skeleton className="h-64 w-full rounded-ficha" />}
  </Block>
);

const Facts = ({ computed }: { readonly computed: Computed }) => {
  const { recipe, warnings, faults: issues } = computed;
  const missing = Object.entries(issues).map(([name, issue]) => `${labelOfField(name)}: ${issue}`);
  return (
    <div className="grid gap-4">
      {recipe.ingredients.length > 0 ? (
        <ServingFacts computed={computed} />
      ) : (
        <p className="text-ui leading-snug text-tinta-suave">
          Con los ingredientes salen aquí el costo, la nutrición, los alérgenos y las dietas.
        </p>
      )}
      <NoteList title="Para publicarla falta" sentences={missing} tone="fault" />
      <NoteList title={null} sentences={warnings} tone="warning" />
      {missing.length === 0 && (
        <p className="flex items-center gap-2 text-ui font-semibold text-verde">
          <CircleCheck size={18} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
          Se puede publicar
        </p>
      )}
    </div>
  );
};

/** What a serving costs and holds. */
const ServingFacts = ({ computed: { recipe, diets: fitting } }: { readonly computed: Computed }) => {
  const { totalCents, perServingCents } = recipeMoney.fromJson(recipe);
  const { perServing, unknownProducts } = recipe.nutrition;
  const { contains, unknownProducts: unknownAllergens } = recipe.allergens;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="num text-[2rem] leading-none font-bold">
          {perServingCents === null ? 'Sin datos' : formatUsd(perServingCents)}
        </span>
        <span className="text-ui text-tinta-suave">
          por porción{totalCents !== null && `, ${formatUsd(totalCents)} en total`}
        </span>
      </p>
      <dl className="grid gap-2 text-ui">
        <Fact label="Calorías">
          {perServing.kcal === null ? 'Sin datos' : `${Math.round(perServing.kcal)} kcal`}
        </Fact>
        {shownNutrients.map((id) => (
          <Fact key={id} label={nutrientNames[id]}>
            {perServing[id] === null ? 'Sin datos' : `${Math.round(perServing[id])} ${nutrientUnit(id)}`}
          </Fact>
        ))}
      </dl>
      {unknownProducts.length > 0 && (
        <p className="text-nota leading-snug text-tinta-suave">
          Sin datos de nutrición: {unknownProducts.join(', ')}.
        </p>
      )}
      <Chips label="Contiene">
        {contains.length > 0
          ? contains.map((id) => (
              <Chip key={id} tone="danger">
                {allergens.find((allergen) => allergen.id === id)?.label ?? id}
              </Chip>
            ))
          : 'Ninguno de los nueve, según lo declarado'}
        {unknownAllergens.length > 0 && (
          <span className="basis-full text-nota text-tinta-suave">
            No se sabe de: {unknownAllergens.join(', ')}
          </span>
        )}
      </Chips>
      <Chips label="Dietas">{dietChips(fitting)}</Chips>
    </>
  );
};

const dietChips = (fitting: Computed['diets']): ReactNode => {
  if (fitting === null) return 'Los planes no la pueden usar todavía';
  if (fitting.length === 0) return 'Ninguna de las cuatro';
  return fitting.map((id) => (
    <Chip key={id} tone="quiet">
      {diets.find((diet) => diet.id === id)?.label ?? id}
    </Chip>
  ));
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-tinta-suave">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

const Chips = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <p className="text-nota font-semibold text-tinta-suave">{label}</p>
    <div className="mt-1 flex flex-wrap gap-1.5 text-ui">{children}</div>
  </div>
);
