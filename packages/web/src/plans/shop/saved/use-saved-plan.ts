import { useState } from 'react';
import { newId } from '../../../kit/lib/new-id.ts';
import { type PlanChoice, savePlan, sharePlan, unsharePlan } from '../api.ts';

/** A saved plan, as the server has it. */
export interface SavedAs {
  readonly id: string;
  readonly name: string;
  readonly shareToken: string | null;
}

/** Whether the plan on the screen is saved, and the actions to save and share it. */
export const useSavedPlan = (choice: PlanChoice, savedAs?: SavedAs) => {
  // One id from the start: a second tap after a lost response saves the same plan, not two.
  const [id] = useState(() => savedAs?.id ?? newId());
  const [saved, setSaved] = useState<SavedAs | null>(savedAs ?? null);
  const [savedChoice, setSavedChoice] = useState(savedAs ? contentOf(choice) : null);
  return {
    saved,
    /** False also where it was changed since. */
    isSaved: savedChoice === contentOf(choice),
    /** These reject with `ApiProblem` or `OfflineError`. */
    save: async (name: string): Promise<void> => {
      const savedName = await savePlan(id, name, choice);
      setSaved({ id, name: savedName, shareToken: saved?.shareToken ?? null });
      setSavedChoice(contentOf(choice));
    },
    share: async (): Promise<void> => {
      const shareToken = await sharePlan(id);
      setSaved((now) => now && { ...now, shareToken });
    },
    unshare: async (): Promise<void> => {
      await unsharePlan(id);
      setSaved((now) => now && { ...now, shareToken: null });
    },
  };
};
export type SavedPlanActions = ReturnType<typeof useSavedPlan>;

const contentOf = (choice: PlanChoice): string => JSON.stringify([choice.answers, choice.meals]);
