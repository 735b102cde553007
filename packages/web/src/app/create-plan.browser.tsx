import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { somePreferences } from '../accounts/public/preferences.builders.ts';
import { CartProductCard } from '../cart/public/cart-product-card.tsx';
import { aProductCard } from '../catalog/public/product-card.builders.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { HomePage } from './home/home-page.tsx';
import { openPlanner } from './storefront/requested-tool.ts';
import { ToolOutlet } from './storefront/tool-outlet.tsx';
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
