/** What the ids of foods begin with whose nutrition is computed from their ingredients. */
const PREFIX = 'mezcla-';

/** Whether a food's id is of one that USDA's table lacks, so that its nutrition comes from its recipe. */
export const isComputed = (foodId: string | null | undefined): boolean => foodId?.startsWith(PREFIX) ?? false;
