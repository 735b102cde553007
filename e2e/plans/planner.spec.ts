import { expect } from '@playwright/test';
import { cartButton, enterShop } from '../browsing.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';
import { answerAllSteps, dishesOf, generate, openPlanner } from './planner.ts';

test('seven questions and a wish become a plan, whose list goes into the cart', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterShop(page, await aNurse(), { path: '/education' });
  const questions = await openPlanner(page);
  await answerAllSteps(questions, { days: 3, people: 2, allergy: 'Maní' });
  await questions.getByLabel('¿Algo más que debamos saber?').fill('sin cerdo, quiero que llueva');
  await questions.getByRole('button', { name: 'Añadir al plan' }).click();
  await expect(questions.getByText('No entendí: «quiero que llueva».')).toBeVisible();
  const plan = await generate(page, questions);

  const dialog = page.getByRole('dialog', { name: 'Tu plan de comidas' });
  const menu = dialog.getByRole('region', { name: 'Tu menú' });
  const dishes = dishesOf(plan);
  for (const dish of dishes) await expect(menu.getByRole('link', { name: dish }).first()).toBeVisible();
  const list = dialog.getByRole('region', { name: /^Lista de compra/ });
  await expect(list.getByRole('listitem')).toHaveCount(plan.shoppingList.length);
  await expect(page.getByRole('region', { name: 'Lo que pediste' })).toContainText(
    'Ninguna comida lo lleva.',
  );

  const [first = ''] = dishes;
  await menu.getByRole('link', { name: first }).first().click();
  const recipe = page.getByRole('dialog', { name: first });
  await expect(recipe.getByRole('heading', { name: 'Preparación' })).toBeVisible();
  await expect(recipe.getByText('2-3 personas').first()).toBeVisible();
  await page.goBack();
  await expect(recipe).toBeHidden();
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Herramientas' })).toBeFocused();
  await page.reload();
  await openPlanner(page);
  await expect(menu.getByRole('link', { name: first }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect(dialog.getByText('Ya está en tu carrito')).toBeVisible();
  await page.keyboard.press('Escape');
  const packages = plan.shoppingList.reduce((sum, { quantity }) => sum + quantity, 0);
  await expect(cartButton(page)).toHaveAccessibleName(new RegExp(`Artículos: ${packages} `));
});
