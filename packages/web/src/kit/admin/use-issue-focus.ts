import { type RefObject, useEffect, useRef } from 'react';

/** Brings the first field at fault under the cursor when there are more of them than before: it may be out of sight. */
export const useIssueFocus = (form: RefObject<HTMLElement | null>, issues: object): void => {
  const count = Object.keys(issues).length;
  const previousCount = useRef(0);
  useEffect(() => {
    if (count > previousCount.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    previousCount.current = count;
  }, [form, count]);
};
