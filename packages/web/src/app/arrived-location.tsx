import { type ReactNode, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { filesAt } from './files-at.ts';

interface ArrivedLocationProps {
  /** Made anew with each address: Preact draws what only reads the address one by one, a scroll before its page. */
  readonly children: () => ReactNode;
}

/**
 * Shows the last address until the code of the next one's page is there: an empty page in between would be a step back.
 * The tap is painted first, because the page is drawn in one piece.
 */
export const ArrivedLocation = ({ children }: ArrivedLocationProps) => {
  const asked = useContext(LocationContext);
  const [arrived, setArrived] = useState(asked);
  useEffect(() => {
    let isAsked = true;
    // What fails to load fails again where the page is made, in sight of who can retry.
    void Promise.allSettled(filesAt(asked.location).map((load) => load())).then(
      () => isAsked && setArrived(asked),
    );
    return () => {
      isAsked = false;
    };
  }, [asked]);
  return <LocationContext value={arrived}>{children()}</LocationContext>;
};
