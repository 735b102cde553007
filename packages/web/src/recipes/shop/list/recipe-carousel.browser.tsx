import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen, pretendMedia, REDUCED_MOTION } from '../../../testing/open-screen.tsx';
import { aRecipeSummary } from '../recipe.builders.ts';
import { RecipeCarousel } from './recipe-carousel.tsx';

afterEach(() => void vi.useRealTimers());

const open = async (recipes: readonly ReturnType<typeof aRecipeSummary>[]) => {
  const screen = await openScreen(
    <>
      <p>Otra parte</p>
      <RecipeCarousel />
    </>,
    {
      responses: { 'GET /api/recipes': { recipes: [...recipes], total: recipes.length } },
    },
  );
  // A pointer that another test left on the carousel would hold it.
  await userEvent.hover(screen.getByText('Otra parte'));
  return { ...screen, carousel: screen.getByRole('region', { name: 'Cocina y guarda' }) };
};

const some = (count: number) => Array.from({ length: count }, () => aRecipeSummary());

test('up to four recipes that can be cooked ahead, each a link to itself over the page', async () => {
  const [fresh, ...prepRecipes] = [aRecipeSummary({ mealPrepFriendly: false }), ...some(6)];
  const { carousel, sent } = await open([fresh, ...prepRecipes]);
  await expect.element(carousel.getByRole('article')).toHaveLength(4);
  expect([...carousel.element().querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    prepRecipes.slice(0, 4).map(({ title }) => title),
  );
  expect(sent('GET /api/recipes').at(-1)?.query).toEqual({ mealPrep: 'true', limit: '10' });
  await carousel.getByRole('link', { name: prepRecipes[0]?.title ?? '' }).click();
  expect(location.search).toBe(`?receta=${prepRecipes[0]?.id}`);
});

test('it turns every five seconds until it is paused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { carousel, getByText } = await open(some(3));
  await expect.element(carousel.getByRole('article')).toHaveLength(3);
  const scrollSpy = vi.spyOn(carousel.getByRole('list').element(), 'scrollTo');
  for (const times of [1, 2, 3]) {
    vi.advanceTimersByTime(5_000);
    expect(scrollSpy).toHaveBeenCalledTimes(times);
  }
  await carousel.getByRole('button', { name: 'Pausar el carrusel de recetas' }).click();
  // The pointer or the focus on it would hold it too.
  (document.activeElement as HTMLElement).blur();
  await userEvent.hover(getByText('Otra parte'));
  scrollSpy.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(scrollSpy).not.toHaveBeenCalled();
});

test('for who asked for less motion it stands still from the start, and may be set going', async () => {
  pretendMedia(REDUCED_MOTION);
  const { carousel } = await open(some(2));
  await carousel.getByRole('button', { name: 'Reanudar el carrusel de recetas' }).click();
  await expect.element(carousel.getByRole('button', { name: 'Pausar el carrusel de recetas' })).toBeVisible();
});
