import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { USERS_PER_PAGE } from '../api.ts';

interface UserPagesProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** "51–100 de 214" with a link to the next fifty; nothing if one page shows all. */
export const UserPages = ({ page, total, onPage }: UserPagesProps) => {
  if (total <= USERS_PER_PAGE) return null;
  const first = (page - 1) * USERS_PER_PAGE + 1;
  const last = Math.min(total, page * USERS_PER_PAGE);
  const go = (to: number) => {
    onPage(to);
    window.scrollTo(0, 0);
  };
  return (
    <nav aria-label="Páginas" className="mt-4 flex items-center justify-center gap-3">
      <IconButton label="Anteriores" disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <p className="text-ui tabular-nums">
        {first}–{last} de {total}
      </p>
      <IconButton label="Siguientes" disabled={last >= total} onClick={() => go(page + 1)}>
        <ChevronRight size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </nav>
  );
};
