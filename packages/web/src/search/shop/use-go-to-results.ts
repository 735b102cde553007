import { useNavigate } from 'react-router';
import { leaveOverlay } from './overlay-entry.ts';
import { searchPath } from './search-path.ts';

/** Opens the results of a text in place of the overlay; blank text is ignored. */
export const useGoToResults = (): ((text: string) => void) => {
  const navigate = useNavigate();
  return (text) => {
    const path = searchPath(text);
    if (!path) return;
    leaveOverlay();
    navigate(path, { replace: true });
  };
};
