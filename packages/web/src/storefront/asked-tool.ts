import { externalStore } from '../lib/external-store.ts';
import type { Tool } from './tools.ts';

export interface AskedTool {
  readonly tool: Tool;
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
}

/** The tool that somebody asked for just now. */
export const askedTool = externalStore<AskedTool | null>(null);
