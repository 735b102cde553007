import { externalStore } from '../lib/external-store.ts';
import type { Tool } from './tools.ts';

export interface ComingSoonText {
  readonly title: string;
  readonly detail: string;
}

/** What will come, said plainly: nothing here pretends to work. What is there needs no text. */
export const comingSoonTexts: Readonly<Partial<Record<Tool, ComingSoonText>>> = {
  voice: {
    title: 'El asistente de voz, todavía no',
    detail: 'Podrás pedir hablando, cuando tengas las manos ocupadas.',
  },
};

export interface ComingSoonQuestion {
  readonly topic: Tool;
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
}

/** What somebody asked for just now: a tool, or one that isn't there yet. */
export const comingSoon = externalStore<ComingSoonQuestion | null>(null);
