/** Prefix of the ids of composite foods, whose nutrition is computed from their ingredients. */
const PREFIX = 'mezcla-';

/** Whether a food's nutrition is computed because USDA's table lacks it. */
export const isComputed = (foodId: string | null | undefined): boolean => foodId?.startsWith(PREFIX) ?? false;
