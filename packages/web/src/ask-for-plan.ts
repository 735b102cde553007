import { comingSoon } from './storefront/coming-soon.ts';

/** Opens the meal planner over the page; the focus returns to `opener`. */
export const openPlanner = (opener: HTMLElement | null = null): void =>
  comingSoon.set({ topic: 'meal-planner', opener });
