import { preloadable } from '../kit/lib/preloadable.ts';
import type { ToolDialogs } from './storefront/tools.ts';

const HydrationDialog = preloadable(
  async () => (await import('../plans/shop/hydration/hydration-dialog.tsx')).HydrationDialog,
);

const ExpressTool = preloadable(
  async () => (await import('../recipes/shop/list/express-tool.tsx')).ExpressTool,
);

const MealPlanTool = preloadable(async () => (await import('../plans/shop/meal-plan-tool.tsx')).MealPlanTool);

const VoiceDialog = preloadable(async () => (await import('../voice/shop/voice-dialog.tsx')).VoiceDialog);

/** What the Herramientas menu opens, each in files of its own. */
export const toolDialogs: ToolDialogs = {
  hydration: HydrationDialog,
  'express-recipes': ExpressTool,
  'meal-planner': MealPlanTool,
  voice: VoiceDialog,
};

/** The tools' share of what is fetched when the browser is idle; the assistant comes when it is asked for. Reminders of a goal saved earlier begin here. */
export const toolLoaders: readonly (() => Promise<unknown>)[] = [
  async () => (await import('../plans/shop/hydration/reminders.ts')).startReminders(),
  HydrationDialog.preload,
  ExpressTool.preload,
  MealPlanTool.preload,
];
