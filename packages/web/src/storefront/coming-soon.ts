import { externalStore } from '../lib/external-store.ts';
import type { Tool } from './tools.ts';

export interface ComingSoonText {
  readonly title: string;
  readonly detail: string;
  /** What already does part of it: its words, and what it puts into the address of this page. */
  readonly instead?: { readonly label: string; readonly search: string };
}

/** What will come, said plainly: nothing here pretends to work. What is there needs no text. */
export const comingSoonTexts: Readonly<Partial<Record<Tool, ComingSoonText>>> = {
  'meal-planner': {
    title: 'El planificador, todavía no',
    detail: 'Te armará el menú y la lista de compra de hasta 14 días, dentro de tu presupuesto.',
    instead: { label: 'Ver las recetas', search: '?recetas=todas' },
  },
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
