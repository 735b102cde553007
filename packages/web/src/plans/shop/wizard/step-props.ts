import type { PlanAnswers } from '@nutricion/domain/plans/answers';

export interface StepProps {
  readonly answers: PlanAnswers;
  readonly onAnswers: (answers: PlanAnswers) => void;
}
