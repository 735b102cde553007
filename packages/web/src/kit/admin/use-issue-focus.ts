import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field with an error when errors were added, since it may be out of sight. */
export const useIssueFocus = (form: RefObject<HTMLElement | null>, issues: object): void => {
  const count = Object.keys(issues).length;
  const previousCount = useRef(0);
  useEffect(() => {
    if (count > previousCount.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    previousCount.current = count;
  }, [form, count]);
};
