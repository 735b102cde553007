import { type RefObject, useEffect, useRef } from 'react';

/** Brings the first field at fault under the cursor when there are more of them than before: it may be out of sight. */
export const useFaultFocus = (form: RefObject<HTMLElement | null>, faults: object): void => {
  const count = Object.keys(faults).length;
  const known = useRef(0);
  useEffect(() => {
    if (count > known.current) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    known.current = count;
  }, [form, count]);
};
