import type { ComponentType } from 'react';

/** The dialogs of the Herramientas menu, by the names that stand in it. */
export const toolNames = {
  hydration: 'Calculadora de hidratación',
  'express-recipes': 'Recetas Express',
  'meal-planner': 'Planificador de comidas',
  voice: 'Asistente de voz',
} as const;
export type Tool = keyof typeof toolNames;

export interface ToolDialogProps {
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** Each comes from its own feature, put together at the root. */
export type ToolDialogs = Readonly<Record<Tool, ComponentType<ToolDialogProps>>>;
