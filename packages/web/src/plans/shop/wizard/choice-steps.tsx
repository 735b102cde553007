import { diets } from '@nutricion/domain/accounts/diet';
import { planAllergies, planGoals } from '@nutricion/domain/plans/answers';
import { choose, isChosen } from '@nutricion/domain/plans/choose';
import {
  Bean,
  Beef,
  ChefHat,
  Egg,
  HeartPulse,
  type LucideIcon,
  MilkOff,
  Nut,
  Salad,
  ShieldCheck,
  Shrimp,
  Timer,
  Utensils,
  Wallet,
  WheatOff,
  Zap,
} from 'lucide-react';
import { CheckCard } from '../../../kit/ui/check-card.tsx';
import type { StepProps } from './step-props.ts';

interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

const dietOptions = [{ id: 'none', label: 'Sin dieta especial' }, ...diets] as const;
const dietIcons: Readonly<Record<(typeof dietOptions)[number]['id'], LucideIcon>> = {
  none: Utensils,
  vegetarian: Salad,
  'low-carb': WheatOff,
  'high-protein': Beef,
  'dairy-free': MilkOff,
};

export const DietsStep = ({ answers, onAnswers }: StepProps) => (
  <Choices
    options={dietOptions}
    icons={dietIcons}
    isOn={(id) => isChosen(answers.dietaryPreferences, id)}
    onTap={(id) => onAnswers({ ...answers, dietaryPreferences: choose(answers.dietaryPreferences, id) })}
  />
);

const goalIcons: Readonly<Record<(typeof planGoals)[number]['id'], LucideIcon>> = {
  energy: Zap,
  quick: Timer,
  'meal-prep': ChefHat,
  budget: Wallet,
  healthy: HeartPulse,
};

export const GoalsStep = ({ answers, onAnswers }: StepProps) => (
  <Choices
    options={planGoals}
    icons={goalIcons}
    isOn={(id) => answers.goals.includes(id)}
    onTap={(id) => onAnswers({ ...answers, goals: choose(answers.goals, id) })}
  />
);

const allergyOptions = [{ id: 'none', label: 'Ninguna' }, ...planAllergies] as const;
const allergyIcons: Readonly<Record<(typeof allergyOptions)[number]['id'], LucideIcon>> = {
  none: ShieldCheck,
  peanuts: Nut,
  shellfish: Shrimp,
  eggs: Egg,
  soy: Bean,
};

export const AllergyChoices = ({ answers, onAnswers }: StepProps) => (
  <Choices
    options={allergyOptions}
    icons={allergyIcons}
    isOn={(id) => isChosen(answers.allergies, id)}
    onTap={(id) => onAnswers({ ...answers, allergies: choose(answers.allergies, id) })}
  />
);

interface ChoicesProps<Id extends string> {
  readonly options: readonly Option<Id>[];
  readonly icons: Readonly<Record<Id, LucideIcon>>;
  readonly isOn: (id: Id) => boolean;
  readonly onTap: (id: Id) => void;
}

const Choices = <Id extends string>({ options, icons, isOn, onTap }: ChoicesProps<Id>) => (
  <div className="grid gap-2.5">
    {options.map(({ id, label }) => {
      const Icon: LucideIcon = icons[id];
      return (
        <CheckCard
          key={id}
          title={label}
          icon={<Icon size={22} strokeWidth={2.1} aria-hidden="true" />}
          checked={isOn(id)}
          onChange={() => onTap(id)}
        />
      );
    })}
  </div>
);
