import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlanBanner } from './plan-banner.tsx';

const shown = (plan: Parameters<typeof PlanBanner>[0]['plan']): string =>
  renderToStaticMarkup(<PlanBanner onCreatePlan={() => {}} plan={plan} />);

it('says what a plan costs today, for how many and how long, and which dishes are quick', () => {
  const html = shown({ days: 7, people: 2, totalCost: 140.13, perPersonDay: 10.01, quickDishes: 96 });
  expect(html).toContain('$10.01');
  expect(html.replace(/<[^>]*>/g, '')).toContain('un plan de 7 días para 2, a precios de hoy');
  expect(html).toContain('96');
});

it('stands without figures while none are known', () => {
  const html = shown(undefined);
  expect(html).toContain('Crear Mi Plan');
  expect(html).not.toContain('$');
  expect(html).not.toContain('<dl');
});
