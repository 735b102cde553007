import { useState } from 'react';

/** The selected rows by key; with Shift, all rows between the last one and this one. */
export const useSelection = (keys: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  // Rows that left the list can't be acted on, so they are deselected.
  const shown = new Set(keys.filter((key) => chosen.has(key)));
  return {
    chosen: shown,
    toggle: (key: string, isRange: boolean) => {
      setChosen(
        toggled(shown, isRange && last !== null ? keysBetween(keys, last, key) : [key], !shown.has(key)),
      );
      setLast(key);
    },
    toggleAll: () => setChosen(shown.size === keys.length ? new Set() : new Set(keys)),
    clear: () => setChosen(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;

export const keysBetween = (keys: readonly string[], one: string, other: string): readonly string[] => {
  const [from, to] = [keys.indexOf(one), keys.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 || to === undefined ? [other] : keys.slice(from, to + 1);
};

const toggled = (
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isOn: boolean,
): ReadonlySet<string> => {
  const next = new Set(chosen);
  for (const key of keys)
    if (isOn) next.add(key);
    else next.delete(key);
  return next;
};
