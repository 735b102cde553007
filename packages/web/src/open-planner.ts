import { askedTool } from './storefront/asked-tool.ts';

/** Opens the meal planner over the page; the focus returns to `opener`. */
export const openPlanner = (opener: HTMLElement | null = null): void =>
  askedTool.set({ tool: 'meal-planner', opener });
