import { useId } from 'react';
import { TickBox } from '../../ui/tick-box.tsx';

interface RowChooserProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** A checkbox of 24 px with a touch target of 44 px; with Shift it selects all rows since the last one. */
export const RowChooser = ({ label, isChosen, onToggle }: RowChooserProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid size-11 cursor-pointer place-items-center rounded-control select-none has-focus-visible:outline-[3px] has-focus-visible:outline-tinta"
    >
      <TickBox
        id={id}
        aria-label={label}
        checked={isChosen}
        // The native event of a checkbox's change is the click, which says whether Shift is held.
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
};
