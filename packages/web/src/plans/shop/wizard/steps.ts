import type { ComponentType } from 'react';
import { AllergiesStep } from './allergies-step.tsx';
import { DaysStep, MealsStep, PeopleStep } from './amount-steps.tsx';
import { BudgetStep } from './budget-step.tsx';
import { DietsStep, GoalsStep } from './choice-steps.tsx';
import type { StepProps } from './step-props.ts';

interface Step {
  readonly question: string;
  readonly hint: string;
  readonly Fields: ComponentType<StepProps>;
}

const firstStep: Step = {
  question: '¿Para cuántos días?',
  hint: 'De un turno suelto a dos semanas.',
  Fields: DaysStep,
};

/** The seven steps, 0 to 6 (specification, sections 3 and 4). */
export const steps: readonly Step[] = [
  firstStep,
  {
    question: '¿Cuántas comidas al día?',
    hint: 'Las que haces con lo que compras aquí.',
    Fields: MealsStep,
  },
  {
    question: '¿Para cuántas personas?',
    hint: 'Cada comida se calcula para todas.',
    Fields: PeopleStep,
  },
  {
    question: '¿Alguna dieta?',
    hint: 'Puedes escoger más de una.',
    Fields: DietsStep,
  },
  {
    question: '¿Qué te importa más?',
    hint: 'Una o varias. Sin ninguna, buscamos un equilibrio.',
    Fields: GoalsStep,
  },
  {
    question: '¿Cuánto quieres gastar?',
    hint: 'En todo el plan, con paquetes enteros y a los precios de hoy.',
    Fields: BudgetStep,
  },
  {
    question: '¿Alguna alergia?',
    hint: 'Lo que marques no entra en ninguna comida.',
    Fields: AllergiesStep,
  },
];

export const LAST_STEP = steps.length - 1;

export const stepAt = (step: number): Step => steps[step] ?? firstStep;
