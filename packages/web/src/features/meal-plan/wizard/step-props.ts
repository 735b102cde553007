import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';

export interface StepProps {
  readonly answers: PlanAnswers;
  readonly onAnswers: (answers: PlanAnswers) => void;
}
