import { type KeyboardEvent, useId, useState } from 'react';

/** A list under a field that is chosen from with arrows and Enter while the field keeps the focus, as a combobox. */
export const useListKeys = <Row>(rows: readonly Row[], onPick: (row: Row) => void) => {
  const id = useId();
  const [place, setPlace] = useState(0);
  const active = Math.min(place, rows.length - 1);
  const optionId = (index: number) => `${id}${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setPlace((active + step + rows.length) % rows.length);
    }
    const row = rows[active];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (row === undefined) return;
    onPick(row);
    setPlace(0);
  };
  return {
    input: {
      role: 'combobox',
      'aria-expanded': rows.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    } as const,
    list: { id, role: 'listbox' } as const,
    option: (index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      className: index === active ? 'rounded-control bg-rocio-2' : undefined,
    }),
  };
};
