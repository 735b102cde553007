import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';
import { Button } from '../../../kit/ui/button.tsx';
import type { Outcomes } from './user-changes.ts';

interface NewUsersNoticeProps {
  /** The number of waiting users in the list shown. */
  readonly shownCount: number;
  /** When the list was loaded; the notice ignores an older summary. */
  readonly loadedAtMs: number;
  readonly outcomes: Outcomes;
  readonly onShow: () => void;
}

/**
 * Announces users who registered after the list was loaded, and shows them on request, so that no row moves while
 * somebody taps.
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
