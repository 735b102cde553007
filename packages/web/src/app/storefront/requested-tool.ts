import { externalStore } from '../../kit/lib/external-store.ts';
import type { Tool } from './tools.ts';

export interface RequestedTool {
  readonly tool: Tool;
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
}

/** The tool that somebody asked for just now. */
export const requestedTool = externalStore<RequestedTool | null>(null);

/** Opens the meal planner over the page; the focus returns to `opener`. */
export const openPlanner = (opener: HTMLElement | null = null): void =>
  requestedTool.set({ tool: 'meal-planner', opener });
