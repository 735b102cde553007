import type { CategoryId } from '@nutricion/domain/catalog/category';

export interface Banner {
  readonly id: string;
  /** Where it leads, and whose hue it wears. */
  readonly categoryId: CategoryId;
  readonly chip: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A picture of 440 × 300 made by the art build. */
  readonly image: string;
}

/** What the shop says of itself, all of it true every day: no offers here, those are on the cards. */
export const heroBanners: readonly Banner[] = [
  {
    id: 'frutas',
    categoryId: 'frutas',
    chip: 'Entrega en 2 a 5 días',
    title: 'Fruta fresca para toda la semana',
    text: 'Del almacén a tu hospital o a tu casa.',
    action: 'Ver frutas',
    image: '/art/banner-frutas.svg',
  },
  {
    id: 'viandas',
    categoryId: 'vegetales',
    chip: 'Incentivo',
    title: 'Compra $100 y gana $20',
    text: 'en frutas y vegetales gratis. Los escoges tú.',
    action: 'Ver vegetales',
    image: '/art/banner-viandas.svg',
  },
  {
    id: 'desayuno',
    categoryId: 'lacteos',
    chip: 'Antes del turno',
    title: 'Desayuno que aguanta la mañana',
    text: 'Leche, yogurt, huevos y más en una sola compra.',
    action: 'Ver lácteos y huevos',
    image: '/art/banner-desayuno.svg',
  },
];

/** Between the shelves, one after every third category. */
export const promoBanners: readonly Banner[] = [
  {
    id: 'incentivo',
    categoryId: 'vegetales',
    chip: 'Incentivo',
    title: 'Llega a $100 y escoge $20 gratis',
    text: 'En frutas y vegetales, los que más te gusten.',
    action: 'Ver vegetales',
    image: '/art/banner-viandas.svg',
  },
  {
    id: 'agua',
    categoryId: 'bebidas',
    chip: 'Un vaso cada hora',
    title: 'Agua antes de la ronda',
    text: 'Deja una botella en tu estación: si la ves, la tomas.',
    action: 'Ver bebidas',
    image: '/art/banner-agua.svg',
  },
  {
    id: 'fruta',
    categoryId: 'frutas',
    chip: 'Sin cocinar',
    title: 'Merienda con la mano libre',
    text: 'Guineos, chinas y mangós: se comen sin plato ni microondas.',
    action: 'Ver frutas',
    image: '/art/banner-frutas.svg',
  },
];
