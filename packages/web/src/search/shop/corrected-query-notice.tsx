import { clsx } from 'clsx';
import { Link } from 'react-router';
import { searchPath } from './search-path.ts';

interface CorrectedQueryNoticeProps {
  readonly className: string;
  readonly typed: string;
  /** The corrected query whose results are shown. */
  readonly corrected: string;
  /** Called before navigating to the literal search, which then replaces the history entry. */
  readonly onLeave?: () => void;
}

/** States that misspelt words were corrected, with a link to the search as typed. */
export const CorrectedQueryNotice = ({ className, typed, corrected, onLeave }: CorrectedQueryNoticeProps) => (
  <div
    className={clsx(
      'flex flex-wrap items-baseline gap-x-4 rounded-control bg-rocio-2 px-4 pt-2 pb-1',
      className,
    )}
  >
    <p className="min-w-0 wrap-anywhere">
      Mostrando resultados para <b className="font-[650]">«{corrected}»</b>
    </p>
    <Link
      to={searchPath(typed, { isLiteral: true }) ?? '/'}
      replace={onLeave !== undefined}
      onClick={onLeave}
      className="inline-flex min-h-11 min-w-0 items-center text-ui font-[650] wrap-anywhere text-verde underline-offset-4 hover:underline"
    >
      Buscar «{typed}» tal como está
    </Link>
  </div>
);
