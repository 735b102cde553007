import { externalStore } from '../lib/external-store.ts';

export type ComingSoonTopic = 'education' | 'hydration' | 'express-recipes' | 'meal-planner' | 'voice';

interface ComingSoonText {
  readonly name: string;
  readonly title: string;
  readonly detail: string;
}

/** What will come, said plainly: nothing here pretends to work. */
export const comingSoonTexts: Readonly<Record<ComingSoonTopic, ComingSoonText>> = {
  hydration: {
    name: 'Calculadora de hidratación',
    title: 'La calculadora de hidratación, todavía no',
    detail: 'Te dirá cuánta agua necesitas según tu turno, y llevará la cuenta de tus vasos.',
  },
  'express-recipes': {
    name: 'Recetas Express',
    title: 'Las Recetas Express, todavía no',
    detail: 'Serán siete recetas rápidas, con todos sus ingredientes a un toque del carrito.',
  },
  'meal-planner': {
    name: 'Planificador de comidas',
    title: 'El planificador, todavía no',
    detail: 'Te armará el menú y la lista de compra de hasta 14 días, dentro de tu presupuesto.',
  },
  voice: {
    name: 'Asistente de voz',
    title: 'El asistente de voz, todavía no',
    detail: 'Podrás pedir hablando, cuando tengas las manos ocupadas.',
  },
  education: {
    name: 'Educación',
    title: 'Educación, todavía no',
    detail: 'Aquí encontrarás artículos cortos sobre comer bien entre turno y turno.',
  },
};

export interface ComingSoonQuestion {
  readonly topic: ComingSoonTopic;
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
}

/** Which of them somebody asked for just now. */
export const comingSoon = externalStore<ComingSoonQuestion | null>(null);
