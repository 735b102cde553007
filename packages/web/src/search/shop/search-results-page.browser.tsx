import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartProductCard } from '../../cart/public/cart-product-card.tsx';
import { someFacets } from '../../catalog/public/filters/facets.builders.ts';
import type { ApiResponse, Input } from '../../kit/api/api.ts';
import { DESKTOP, openScreen, PHONE, type Responses } from '../../testing/open-screen.tsx';
import { aHit, someResults } from './search-results.builders.ts';
import { SearchResultsPage } from './search-results-page.tsx';

const ResultsAtAddress = () => {
  const [params] = useSearchParams();
  return (
    <main>
      <SearchResultsPage
        term={params.get('search') ?? ''}
        isLiteral={params.get('literal') === '1'}
        Card={CartProductCard}
      />
    </main>
  );
};

type Find = (query: Input<'GET /api/products/search'>['query']) => ApiResponse<'GET /api/products/search'>;

const openResults = (at: string, find: Find, size: readonly [number, number] = PHONE) => {
  const responses: Responses = {
    'GET /api/products/search': ({ query }) => find(query),
    'POST /api/searches': {},
    'GET /api/products/popular': { products: [aHit('Guineos')] },
  };
  return openScreen(<ResultsAtAddress />, { at, size, responses });
};

const address = () => location.pathname + location.search;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const count = page.getByRole('main').getByRole('status').first();
const cards = page.getByRole('article');
const used = page.getByRole('group', { name: 'Filtros en uso' });

/** Twenty products; three between $3 and $4.99; none from $90 on. */
const milk: Find = ({ q, min }) => {
  const facets = someFacets(20, {
    categories: [
      { value: 'lacteos', count: 15 },
      { value: 'bebidas', count: 5 },
    ],
  });
  const [shown = 20] = [{ 3: 3, 90: 0 }[Number(min)]];
  return someResults(q, shown, { facets: { ...facets, total: shown } });
};

const widths = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

test.each(widths)('on a %s results are filtered and sorted by their address', async (width, size) => {
  const screen = await openResults('/?search=leche', milk, size);
  await expect.element(count).toHaveTextContent(/^20 productos encontrados$/);
  await expect.element(page.getByRole('link', { name: 'Volver', exact: true })).toHaveAttribute('href', '/');
  const isPhone = width === 'phone';
  if (isPhone) await button(/^Filtros/).click();
  const panel = isPhone
    ? page.getByRole('dialog', { name: 'Filtros' })
    : page.getByRole('complementary', { name: 'Filtros' });
  await expect.element(panel.getByRole('checkbox', { name: /^Lácteos y Huevos/ })).toBeVisible();
  await panel.getByRole('checkbox', { name: /^Sin soya/ }).click();
  await expect.poll(address).toBe('/?search=leche&sin=soya');
  await panel.getByRole('radio', { name: /^\$3 a \$4\.99/ }).click();
  await expect.poll(address).toBe('/?search=leche&min=3&max=4.99&sin=soya');
  if (isPhone) {
    await panel.getByRole('button', { name: 'Ver 3 productos' }).click();
    await expect.element(button(/^Filtros/)).toHaveFocus();
  }
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOptions('Mayor precio');
  await expect.poll(address).toBe('/?search=leche&min=3&max=4.99&sin=soya&orden=precio-mayor');
  await expect.element(count).toHaveTextContent(/^3 productos encontrados$/);
  await expect.poll(() => cards.elements().length).toBe(3);
  expect(screen.sent('GET /api/products/search').at(-1)?.query).toEqual({
    ...{ q: 'leche', view: 'card', facets: '1' },
    ...{ min: '3', max: '4.99', without: 'soya', sort: 'price-desc' },
  });
});

test('the address of a filtered list opens it with its filters, each of which can be removed', async () => {
  const screen = await openResults('/?search=leche&sin=soya&min=3&max=4.99&orden=precio-mayor', milk);
  await expect.element(count).toHaveTextContent(/^3 productos encontrados$/);
  await expect.element(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('price-desc');
  expect(screen.sent('GET /api/products/search')[0]?.query).toMatchObject({
    ...{ min: '3', max: '4.99', without: 'soya', sort: 'price-desc' },
  });
  await used.getByRole('button', { name: 'Quitar el filtro $3 a $4.99' }).click();
  await expect.poll(address).toBe('/?search=leche&sin=soya&orden=precio-mayor');
  await expect.element(used.getByRole('button', { name: 'Quitar el filtro Sin soya' })).toBeVisible();
  await expect.element(used).toHaveFocus();
  await used.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.poll(address).toBe('/?search=leche&orden=precio-mayor');
  await expect.element(count).toHaveTextContent(/^20 productos encontrados$/);
});

test('filters without results can be removed', async () => {
  await openResults('/?search=leche&min=90', milk);
  await expect.element(page.getByRole('heading', { name: 'Ninguno con esos filtros' })).toBeVisible();
  await button('Quitar filtros').last().click();
  await expect.poll(() => cards.elements().length).toBe(20);
});

test('products without allergen data are mentioned, and never listed as free of an allergen', async () => {
  const silent = aHit('Galletitas', { allergen_info: null });
  await openResults('/?search=galletitas&sin=huevo', ({ q, unknown }) =>
    someResults(q, unknown ? [silent] : [], {
      facets: someFacets(1, { total: unknown ? 1 : 0, unknown: 1 }),
    }),
  );
  await expect.element(page.getByRole('heading', { name: 'Sin datos de alérgenos' })).toBeVisible();
  expect(cards.elements()).toEqual([]);
  await button('Mostrarlo de todos modos').click();
  await expect.poll(address).toBe('/?search=galletitas&sin=huevo&sindatos=1');
  const cell = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Galletitas' }) });
  await expect.element(cell.getByText('Alérgenos: sin datos')).toBeVisible();
  await expect.element(page.getByText('Lee la etiqueta antes de comprar.')).toBeVisible();
});

test('a free-from search marks products without allergen data', async () => {
  await openResults('/?search=sofrito+sin+huevo', ({ q }) =>
    someResults(q, [aHit('Sofrito'), aHit('Sofrito callado', { isFreedomUnknown: true })], {
      freeFrom: ['huevo'],
    }),
  );
  const cells = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect.poll(() => cells.elements().length).toBe(2);
  await expect.element(cells.last().getByText('Sin datos de huevo', { exact: true })).toBeVisible();
  expect(cells.first().element().textContent).not.toContain('Sin datos');
});

test.each([true, false])('warns above the results if the excluded part is unclear: %s', async (unclear) => {
  await openResults('/?search=sin+huevo+leche', ({ q }) =>
    someResults(q, [aHit('Leche fresca')], unclear ? { freedomUnclear: true } : {}),
  );
  await expect.poll(() => cards.elements().length).toBe(1);
  const warning = page.getByText(/^No estamos seguros de haber entendido todo lo que quieres evitar\./);
  expect(warning.elements().length).toBe(unclear ? 1 : 0);
  if (unclear) await expect.element(page.getByText(/revisa la etiqueta antes de comprar/)).toBeVisible();
});

test.each(widths)(
  'on a %s a corrected query is stated, with a link to the search as typed',
  async (width, size) => {
    await openResults(
      '/?search=lehce',
      ({ q, literal }) => (literal ? someResults(q, 0) : someResults(q, 20, { correctedQuery: 'leche' })),
      size,
    );
    const literal = page.getByRole('link', { name: 'Buscar «lehce» tal como está' });
    await expect.element(page.getByRole('heading', { name: 'Resultados para "lehce"' })).toBeVisible();
    await expect.element(page.getByText('Mostrando resultados para «leche»').last()).toBeVisible();
    // Announced together with the count.
    const countText = /^20 productos encontrados\. Mostrando resultados para «leche»$/;
    await expect.element(count).toHaveTextContent(countText);

    await literal.click();
    await expect.poll(address).toBe('/?search=lehce&literal=1');
    await expect.element(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
    await expect.element(count).toHaveTextContent(/^0 productos encontrados$/);
    history.back();
    await expect.poll(address).toBe('/?search=lehce');
    await expect.element(literal).toBeVisible();

    if (width === 'phone') await button(/^Filtros/).click();
    await page
      .getByRole('radio', { name: /^\$8 o más/ })
      .first()
      .click();
    await expect.poll(address).toBe('/?search=lehce&min=8');
    if (width === 'phone') await button('Ver 20 productos').click();
    await expect.element(count).toHaveTextContent(countText);
    await expect.element(literal).toBeVisible();
  },
);

test('a single result has a singular count', async () => {
  await openResults('/?search=quenepas', ({ q }) => someResults(q, 1));
  await expect.element(count).toHaveTextContent(/^1 producto encontrado$/);
});

test('no results are stated, with a link to the whole catalogue', async () => {
  await openResults('/?search=zzzzqqqq', ({ q }) => someResults(q, 0));
  await expect.element(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  await expect
    .element(page.getByText('No hay resultados para "zzzzqqqq". Intenta con otro término de búsqueda.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver todo el catálogo' })).toHaveAttribute('href', '/');
});

test('where nothing was found, what is near stands below, else what is popular', async () => {
  await openResults('/?search=quinoa+morada', ({ q }) =>
    q === 'quinoa' ? someResults(q, ['Quinoa blanca']) : someResults(q, 0, { near: ['quinoa'] }),
  );
  await expect
    .element(page.getByRole('region', { name: 'Cerca: quinoa' }))
    .toHaveTextContent('Quinoa blanca');
  await openResults('/?search=zzzz', ({ q }) => someResults(q, 0));
  await expect
    .element(page.getByRole('region', { name: 'Productos Populares' }))
    .toHaveTextContent('Guineos');
});

test('where something is avoided, nothing else is offered in its place', async () => {
  await openResults('/?search=zzzz+sin+huevo', ({ q }) => someResults(q, 0, { freeFrom: ['huevo'] }));
  await expect.element(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Productos Populares' }).elements()).toEqual([]);
});

test('a term of four hundred letters stays one line', async () => {
  await openResults(`/?search=${'habichuela'.repeat(40)}`, ({ q }) => someResults(q, 0));
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const { lineHeight } = getComputedStyle(title.element());
  expect(title.element().getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
});

test('opened results and the first chosen product are logged once', async () => {
  const searchId = '3d5e6c54-8d1c-4a53-9f3d-1c2b7e9a0d11';
  const screen = await openResults('/?search=leche', ({ q }) =>
    someResults(q, ['Leche', 'Queso'], { searchId }),
  );
  const loggedSearches = () => screen.sent('POST /api/searches').map(({ body }) => body);
  await expect.poll(loggedSearches).toEqual([{ searchId, query: 'leche' }]);
  await button('Agregar Queso').click();
  await button('Agregar Leche').click();
  await expect.poll(loggedSearches).toEqual([
    { searchId, query: 'leche' },
    { searchId, query: 'leche', productId: 'Queso' },
  ]);
});
