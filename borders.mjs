/**
 * Who may import whom, package by package: each subject with the subjects it may use besides itself. Every subject may use its package's
 * `kit` (domain, contract, web) or `platform` (server). `app` puts subjects together and may import them all; nobody imports `app`.
 * An import that isn't drawn here fails `npm run check` (`scripts/architecture.mjs`). Draw an arrow only if the opposite one isn't there,
 * directly or through others: a shape or rule that both sides need goes to the lower of the two, or to `kit`.
 */
export const subjects =
  'accounts catalog search cart orders fulfilment payments stock offers recipes plans content voice reports'.split(
    ' ',
  );

export const borders = {
  domain: {
    accounts: 'catalog',
    search: 'catalog',
    offers: 'catalog',
    recipes: 'catalog',
    orders: 'accounts catalog offers',
    fulfilment: 'accounts catalog offers orders',
    cart: 'catalog offers orders',
    payments: 'catalog orders',
    stock: 'catalog orders',
    plans: 'accounts catalog fulfilment recipes',
    content: 'fulfilment',
    voice: 'cart catalog',
    reports: 'catalog fulfilment',
  },
  contract: {
    search: 'catalog',
    offers: 'catalog',
    recipes: 'catalog',
    orders: 'catalog payments',
    accounts: 'fulfilment orders',
    fulfilment: 'catalog orders',
    cart: 'catalog orders',
    plans: 'catalog recipes',
    stock: 'catalog',
    content: 'catalog recipes',
    voice: 'catalog recipes',
  },
  server: {
    catalog: 'accounts content offers',
    cart: 'catalog',
    recipes: 'catalog content',
    orders: 'accounts catalog offers stock',
    fulfilment: 'accounts offers orders payments stock',
    payments: 'orders',
    plans: 'accounts catalog recipes',
    voice: 'accounts catalog orders recipes',
    reports: 'content orders payments',
  },
  web: {
    catalog: 'accounts',
    search: 'accounts catalog',
    cart: 'accounts catalog',
    orders: 'accounts cart catalog fulfilment payments',
    fulfilment: 'accounts catalog stock',
    payments: 'accounts cart',
    stock: 'accounts catalog offers',
    offers: 'accounts catalog',
    recipes: 'accounts cart catalog offers',
    plans: 'accounts cart catalog recipes',
    content: 'accounts catalog offers recipes',
    voice: 'accounts cart catalog recipes reports search',
    reports: 'accounts search',
  },
};
