import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { pagesAt } from './lazy-pages.ts';

/** Shows the last address until the code of the next one's page is there: an empty page in between would be a step back. */
export const ArrivedLocation = ({ children }: { readonly children: ReactNode }) => {
  const asked = useContext(LocationContext);
  const [arrived, setArrived] = useState(asked);
  useLayoutEffect(() => {
    let isAsked = true;
    // What fails to load fails again where the page is made, in sight of who can retry.
    void Promise.allSettled(pagesAt(asked.location).map((load) => load())).then(
      () => isAsked && setArrived(asked),
    );
    return () => {
      isAsked = false;
    };
  }, [asked]);
  return <LocationContext value={arrived}>{children}</LocationContext>;
};
