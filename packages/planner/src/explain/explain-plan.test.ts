import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import { expect, it } from 'vitest';
import { madePlan, shopOf } from '../checked-plan.builders.ts';
import { aPlanProduct } from '../meal-plan.builders.ts';
import { explainPlan } from './explain-plan.ts';

const textOf = (zone: 'seco' | 'fresco' | 'congelado') => {
  const made = madePlan(shopOf(aPlanProduct('vianda', { zone })), theAnswers({ days: 1 }));
  return made && explainPlan(made.plan, made.candidates).join(' ');
};

it('states the value of fresh leftovers', () => {
  // Two meals of 200 g use 0.88 of a package of $1.
  expect(textOf('seco')).toContain('el 12 % ($0.12) sobra para otros días.');
  for (const zone of ['seco', 'congelado'] as const) expect(textOf(zone)).not.toContain('fresco');
  expect(textOf('fresco')).toContain(
    'sobra para otros días. De eso, $0.12 es fresco: úsalo pronto o congélalo.',
  );
});
