import type {} from '@vitest/browser-playwright';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { aLine, aMeal, aMealPlan } from '../meal-plan.builders.ts';
import { openPlan } from '../open-planner.builders.ts';

const showAs = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(() => showAs(''));

test('a plan is printed alone, its days and its list on one sheet', async () => {
  const [day] = aMealPlan().plan;
  if (!day) throw new Error('a plan without days');
  const meals = [
    aMeal('Avena con guineo', { type: 'desayuno', typeName: 'Desayuno' }),
    aMeal('Asopao de pollo', { isAtWork: true }),
  ];
  const screen = await openPlan(
    aMealPlan(undefined, { plan: [{ ...day, meals }], shoppingList: [aLine('Avena', { quantity: 2 })] }),
  );
  const paper = page.elementLocator(document.body).getByRole('table');
  await expect.element(screen.getByText('En el turno ·')).toBeVisible();
  await expect.element(paper).not.toBeInTheDocument();

  await showAs('print');
  await expect.element(paper).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).not.toBeInTheDocument();
  const cells = paper
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['Avena con guineo', 'Asopao de pollo (en el turno)']);
  await expect.element(screen.getByText('2 × Avena, 2 lb')).toBeVisible();
});
