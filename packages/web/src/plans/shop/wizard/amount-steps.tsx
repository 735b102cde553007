import { listText } from '@nutricion/domain/kit/list-text';
import { mealsOfDay, mealsPerDayOptions, planLimits } from '@nutricion/domain/plans/answers';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import { clsx } from 'clsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Slider } from '../../../kit/ui/slider.tsx';
import { daysText, peopleText } from '../plan/plan-labels.ts';
import type { StepProps } from './step-props.ts';

export const DaysStep = ({ answers, onAnswers }: StepProps) => (
  <>
    <Slider
      label="Días del plan"
      value={answers.days}
      onChange={(days) => onAnswers({ ...answers, days })}
      min={planLimits.days.min}
      max={planLimits.days.max}
      unit={answers.days === 1 ? 'día' : 'días'}
      valueText={daysText(answers.days)}
      marks={[1, 7, 14]}
      tone="green"
    />
    <div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-1.5 sm:gap-2">
      {Array.from({ length: planLimits.days.max }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place.
          key={position}
          className={clsx(
            'num grid aspect-square place-items-center rounded-control text-[1.0625rem] transition-colors duration-rapido',
            position < answers.days ? 'bg-verde text-white' : 'bg-suelo text-tinta-suave',
          )}
        >
          {position + 1}
        </span>
      ))}
    </div>
  </>
);

export const MealsStep = ({ answers, onAnswers }: StepProps) => (
  <div className="grid gap-2.5">
    {mealsPerDayOptions.map((mealsPerDay) => (
      <RadioCard
        key={mealsPerDay}
        name="comidas-al-dia"
        checked={answers.mealsPerDay === mealsPerDay}
        onChange={() => onAnswers({ ...answers, mealsPerDay })}
        icon={
          <b aria-hidden="true" className="num grid w-9 place-items-center text-[1.75rem] leading-none">
            {mealsPerDay}
          </b>
        }
        title={`${mealsPerDay} comidas al día`}
        detail={sentence(mealsOfDay[mealsPerDay].map(mealName))}
        className="min-h-[68px]!"
      />
    ))}
  </div>
);

const mealName = (meal: (typeof recipeMeals)[number]['id']): string =>
  recipeMeals.find(({ id }) => id === meal)?.label.toLocaleLowerCase('es') ?? '';

const sentence = (words: readonly string[]): string => {
  const text = listText(words);
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
};

export const PeopleStep = ({ answers, onAnswers }: StepProps) => (
  <div className="grid grid-cols-4 gap-2.5">
    {Array.from({ length: planLimits.people.max }, (_, position) => position + 1).map((people) => (
      <label
        key={people}
        className="num relative grid min-h-[72px] cursor-pointer place-items-center rounded-[16px] bg-papel text-[1.625rem] leading-none inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido hover:bg-rocio-2 has-checked:bg-verde has-checked:text-white has-checked:inset-ring-verde has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta"
      >
        <input
          type="radio"
          name="personas"
          aria-label={peopleText(people)}
          checked={answers.people === people}
          onChange={() => onAnswers({ ...answers, people })}
          className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
        />
        {people}
      </label>
    ))}
  </div>
);
