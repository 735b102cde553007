import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScrollMemory } from '../../app/storefront/scroll-memory.tsx';
import { CartProductCard } from '../../cart/public/cart-product-card.tsx';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import { preloadable } from '../../kit/lib/preloadable.ts';
import { aMe, DESKTOP, openScreen, PHONE, type Responses } from '../../testing/open-screen.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchButton } from './search-button.tsx';
import { SearchOverlay } from './search-overlay.tsx';
import { aHit, someResults } from './search-results.builders.ts';

const Overlay = preloadable(async () => SearchOverlay);

const products = (kind: string, count: number) => ({
  products: Array.from({ length: count }, (_, at) => aProductCard(`${kind} ${at + 1}`, [])),
  total: count,
});

const responses: Responses = {
  'GET /api/products/popular': products('Popular', 12),
  'GET /api/products/snacks': products('Merienda', 8),
  'GET /api/products': products('Leche', 4),
  'GET /api/products/suggest': { categories: [], suggestions: [], products: [] },
  'GET /api/products/search': ({ query: { q } }) => someResults(q, q === 'zzzzqqqq' ? 0 : 20),
  'POST /api/searches': {},
};

/** The search bar over a page that scrolls and has a field of its own. */
const openPage = (options: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(
    <div id="root">
      <ScrollMemory />
      <div style={{ position: 'sticky', top: 0 }}>
        <SearchButton Overlay={Overlay} Card={CartProductCard} />
      </div>
      <div style={{ height: 3_000 }} />
    </div>,
    { at: '/education', ...options, responses: { ...responses, ...options.responses } },
  );

const bar = page.getByRole('button', { name: 'Buscar productos' });
const overlay = page.getByRole('dialog', { name: 'Buscar productos' });
const box = page.getByRole('combobox', { name: 'Buscar productos' });
const texts = (locator: { readonly elements: () => readonly Element[] }) =>
  locator.elements().map(({ textContent }) => textContent);

/** Waits until pending updates are rendered. */
const afterFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
};

const openSearch = async (options?: Parameters<typeof openScreen>[1]) => {
  const screen = await openPage(options);
  await bar.click();
  await expect.element(overlay).toBeVisible();
  return screen;
};

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s the search opens over the whole screen with its start page', async (_, size) => {
  await openSearch({ size });
  await expect.element(box).toHaveFocus();
  const { x, y, width, height } = overlay.element().getBoundingClientRect();
  expect([x, y, width, height]).toEqual([0, 0, ...size]);
  const quick = overlay.getByRole('region', { name: 'Búsquedas rápidas' });
  // Specification, section 2.
  await expect
    .poll(() => texts(quick.getByRole('button')))
    .toEqual([
      ...['frutas frescas', 'pan de sandwich', 'leche', 'huevos', 'yogurt', 'snacks', 'agua'],
      ...['carne molida', 'pollo', 'arroz', 'pasta'],
    ]);
  for (const [title, count] of [
    ['Productos Populares', 8],
    ['Snacks para ti', 8],
    ['Productos esenciales', 4],
  ] as const)
    await expect
      .poll(() => overlay.getByRole('region', { name: title }).getByRole('article').elements().length)
      .toBe(count);

  await quick.getByRole('button', { name: 'leche', exact: true }).click();
  await expect.element(overlay.getByRole('heading', { name: 'Resultados (20)' })).toBeVisible();
  await expect.element(box).toHaveValue('leche');
  await box.fill('zzzzqqqq');
  await expect.element(overlay.getByRole('heading', { name: 'No encontramos resultados' })).toBeVisible();
  await expect
    .element(overlay.getByText('Intenta con otro término de búsqueda', { exact: true }))
    .toBeVisible();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => overlay.getByRole('button', { name: 'Cerrar' }).click()],
  ['going back', () => history.back()],
] as const)('it closes by %s and preserves the page’s scroll position', async (_, close) => {
  await openPage({ at: '/category/lacteos' });
  window.scrollTo(0, 700);
  // The scroll position is stored after a pause.
  await expect.poll(() => sessionStorage.getItem('nutricion-plus-scroll')).toContain(':700');
  // By keyboard: a click in the test would scroll the page to the bar first.
  bar.element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(overlay).toBeVisible();
  await userEvent.wheel(overlay, { delta: { y: 500 } });
  await userEvent.keyboard('{Tab}'.repeat(60));
  expect(overlay.element().contains(document.activeElement)).toBe(true);
  await expect.poll(() => history.state).toHaveProperty('searchOverlay');
  await close();
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(bar).toHaveFocus();
  await expect.poll(() => history.state).not.toHaveProperty('searchOverlay');
  expect(location.pathname).toBe('/category/lacteos');
  expect(scrollY).toBe(700);
});

test('a late response never replaces a newer one', async () => {
  let respondToFirst = (): void => {};
  const firstResponse = new Promise<void>((resolve) => {
    respondToFirst = resolve;
  });
  const late = async (q: string) => {
    if (q === 'arroz') await firstResponse;
  };
  const screen = await openSearch({
    responses: {
      'GET /api/products/search': async ({ query: { q } }) => {
        await late(q);
        return someResults(q, [`Lo que hay de ${q}`]);
      },
      'GET /api/products/suggest': async ({ query: { q } }) => {
        await late(q);
        return { categories: [], suggestions: [`${q} fresca`], products: [] };
      },
    },
  });
  await box.fill('arroz');
  await expect.poll(() => screen.sent('GET /api/products/search').length).toBe(1);
  await box.fill('lechuga');
  const resultTitles = () => [
    texts(overlay.getByRole('article').getByRole('link')),
    texts(page.getByRole('option')),
  ];
  await expect.poll(resultTitles).toEqual([['Lo que hay de lechuga'], ['lechuga fresca']]);
  respondToFirst();
  await firstResponse;
  await afterFrames();
  expect(resultTitles()).toEqual([['Lo que hay de lechuga'], ['lechuga fresca']]);
});

test('a query is sent once after a pause in typing, and never for blank text', async () => {
  const screen = await openSearch();
  const sentQueries = () => screen.sent('GET /api/products/search').map(({ query }) => query.q);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('habichuelas');
  vi.advanceTimersByTime(299);
  await afterFrames();
  expect(sentQueries()).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(overlay.getByRole('heading', { name: /^Resultados/ })).toBeVisible();
  await box.fill('');
  await expect.element(overlay.getByRole('region', { name: 'Búsquedas rápidas' })).toBeVisible();
  await box.fill('   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(overlay).toBeVisible();
  expect(sentQueries()).toEqual(['habichuelas']);
});

test('recent searches are shown only to their user', async () => {
  const recent = overlay.getByRole('region', { name: 'Tus búsquedas recientes' });
  const { profile } = aMe();
  rememberSearch(profile.id, 'café & pan 100%');
  const screen = await openSearch();
  await expect.poll(() => texts(recent.getByRole('listitem'))).toEqual(['café & pan 100%']);
  await screen.unmount();

  await openSearch({ me: aMe({ profile: { ...profile, id: '9d1f3c55-6a0e-4f6e-8a55-0f1f6a1f7b22' } }) });
  await expect.element(overlay.getByRole('heading', { name: 'Búsquedas rápidas' })).toBeVisible();
  expect(recent.elements()).toEqual([]);
});

test('the focus stays on an added product, and back from a product restores the search', async () => {
  await openSearch({ responses: { 'GET /api/products/search': someResults('gandules', ['Gandules']) } });
  await box.fill('gandules');
  await overlay.getByRole('button', { name: 'Agregar Gandules' }).click();
  await expect.element(overlay.getByRole('button', { name: 'Uno más de Gandules' })).toHaveFocus();
  await expect.element(overlay.getByRole('button', { name: 'Quitar Gandules' })).toBeVisible();
  await overlay.getByRole('link', { name: 'Gandules' }).click();
  await expect.element(overlay).not.toBeInTheDocument();
  expect(location.pathname).toBe('/product/Gandules');
  history.back();
  await expect.element(overlay).toBeVisible();
  await expect.element(box).toHaveValue('gandules');
  await expect.element(overlay.getByRole('link', { name: 'Gandules' })).toBeVisible();
  history.back();
  await expect.element(overlay).not.toBeInTheDocument();
  expect(location.pathname).toBe('/education');
});

test('Enter opens the results in place of the search', async () => {
  await openSearch();
  await box.fill('  café & pan 100% ');
  await userEvent.keyboard('{Enter}');
  await expect.element(overlay).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/?search=caf%C3%A9%20%26%20pan%20100%25');
  history.back();
  await expect.poll(() => location.pathname).toBe('/education');
  await expect.element(overlay).not.toBeInTheDocument();
});

test('a matching category is suggested first and opens its page', async () => {
  await openSearch({
    responses: {
      'GET /api/products/suggest': {
        categories: [{ id: 'frutas', label: 'Frutas' }],
        suggestions: ['frutas frescas'],
        products: [],
      },
    },
  });
  await box.fill('fru');
  const options = page.getByRole('option');
  await expect.poll(() => texts(options)).toEqual(['CategoríaFrutas', 'frutas frescas']);
  await expect.element(options.first()).toHaveAccessibleName('Categoría Frutas');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(overlay).not.toBeInTheDocument();
  expect(location.pathname).toBe('/category/frutas');
  history.back();
  await expect.poll(() => location.pathname).toBe('/education');
});

test('a corrected query is stated, with a link to the search as typed', async () => {
  const corrected = someResults('lehce', 20, { correctedQuery: 'leche' });
  await openSearch({ responses: { 'GET /api/products/search': corrected } });
  await box.fill('lehce');
  await expect.element(overlay.getByText('Mostrando resultados para «leche»')).toBeVisible();
  await overlay.getByRole('link', { name: 'Buscar «lehce» tal como está' }).click();
  await expect.element(overlay).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/?search=lehce&literal=1');
});

test('a free-from search marks products without allergen data', async () => {
  const hits = [aHit('Sofrito'), aHit('Sofrito callado', { isFreedomUnknown: true })];
  const results = someResults('sofrito sin huevo', hits, { freeFrom: ['huevo'] });
  await openSearch({ responses: { 'GET /api/products/search': results } });
  await box.fill('sofrito sin huevo');
  const marked = overlay.getByRole('listitem').filter({ hasText: 'Sin datos de huevo' });
  await expect.poll(() => texts(marked.getByRole('link'))).toEqual(['Sofrito callado']);
});

test('a warning is shown if part of what is excluded wasn’t understood', async () => {
  const results = someResults('sin huevo leche', [aHit('Leche fresca')], { freedomUnclear: true });
  await openSearch({ responses: { 'GET /api/products/search': results } });
  await box.fill('sin huevo leche');
  await expect
    .element(overlay.getByText('No estamos seguros de haber entendido todo lo que quieres evitar.'))
    .toBeVisible();
});

test('the first chosen product of a search is logged, and typed text alone isn’t', async () => {
  const searchIds: Readonly<Record<string, string>> = {
    arroz: 'c2b9a0a4-4a36-4d0e-9d52-3b8f0e6d7a11',
    leche: 'd7f4c8e2-90b1-4f37-8a65-5e1c2f9b3d22',
  };
  const screen = await openSearch({
    responses: {
      'GET /api/products/search': ({ query: { q } }) => someResults(q, 2, { searchId: searchIds[q] }),
    },
  });
  const loggedSearches = () => screen.sent('POST /api/searches').map(({ body }) => body);
  await box.fill('arroz');
  await expect.element(overlay.getByRole('button', { name: 'Agregar arroz 1' })).toBeVisible();
  await box.fill('leche');
  await overlay.getByRole('button', { name: 'Agregar leche 2' }).click();
  await overlay.getByRole('button', { name: 'Agregar leche 1' }).click();
  await expect
    .poll(loggedSearches)
    .toEqual([{ searchId: searchIds.leche, query: 'leche', productId: 'leche 2' }]);
});

test('the slash opens the search, but not while typing in a field', async () => {
  await openPage({ size: DESKTOP });
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('/');
  await expect.element(box).toHaveValue('/');
});
