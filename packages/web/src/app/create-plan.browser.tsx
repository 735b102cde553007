import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CartProductCard } from '../features/catalog/cart-product-card.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { aProductCard } from '../shared/catalog/product-card.builders.ts';
import { somePreferences } from '../shared/preferences/preferences.builders.ts';
import { openPlanner } from '../storefront/asked-tool.ts';
import { ToolOutlet } from '../storefront/tool-outlet.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { toolDialogs } from './tool-dialogs.ts';

test('"Crear Mi Plan" opens the planner, and closing it gives the focus back', async () => {
  await openScreen(
    <>
      <HomePage Card={CartProductCard} onCreatePlan={openPlanner} />
      <ToolOutlet dialogs={toolDialogs} />
    </>,
    {
      responses: {
        'GET /api/home': { bestSellers: [aProductCard('Guineos', [])], hasSales: true, shelves: [] },
        'GET /api/reorder': { products: [] },
        'GET /api/me/preferences': somePreferences(),
      },
    },
  );
  const button = page.getByRole('button', { name: 'Crear Mi Plan' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Planificador de comidas' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
});
