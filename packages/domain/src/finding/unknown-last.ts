/** Hits in an order of their own: what is unknown stays after what is known. */
export const unknownLast = <T>(hits: readonly T[], isUnknown: (hit: T) => boolean): readonly T[] => [
  ...hits.filter((hit) => !isUnknown(hit)),
  ...hits.filter(isUnknown),
];
