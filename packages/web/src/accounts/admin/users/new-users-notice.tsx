import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';
import { Button } from '../../../kit/ui/button.tsx';
import type { Outcomes } from './user-changes.ts';

interface NewUsersNoticeProps {
  /** How many wait as far as the list knows. */
  readonly shownCount: number;
  /** When that was so: an older summary knows nothing new. */
  readonly loadedAtMs: number;
  readonly outcomes: Outcomes;
  readonly onShow: () => void;
}

/**
 * People who came while the list stood open, told at the foot of the screen and shown on request: no
 * row moves under a finger.
 */
export const NewUsersNotice = ({ shownCount, loadedAtMs, outcomes, onShow }: NewUsersNoticeProps) => {
  const { data, dataUpdatedAt } = useQuery(summaryQuery);
  const changes = [...outcomes.values()];
  const isSettled = changes.every(({ status, atMs }) => status !== 'saving' && atMs < dataUpdatedAt);
  const isNewer = isSettled && dataUpdatedAt > loadedAtMs;
  const newCount = data && isNewer ? data.waitingUsers - shownCount : 0;
  return (
    <div
      role="status"
      className="sticky bottom-[max(16px,env(safe-area-inset-bottom))] z-10 mt-3 flex justify-center"
    >
      {newCount > 0 && (
        <Button variant="ink" className="shadow-3" onClick={onShow}>
          <UserPlus size={20} strokeWidth={2.1} aria-hidden="true" />
          {newCount === 1 ? 'Llegó 1 persona más. Ver' : `Llegaron ${newCount} personas más. Ver`}
        </Button>
      )}
    </div>
  );
};
