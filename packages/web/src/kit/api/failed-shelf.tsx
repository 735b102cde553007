import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import type { FailedLoad } from './failed-load.tsx';
import { failureText } from './failure-text.ts';

interface FailedShelfProps extends Pick<ComponentProps<typeof FailedLoad>, 'query'> {
  readonly title: string;
  readonly className?: string;
}

/** Keeps the heading of a shelf that failed to load and shows the error; without it the shelf would look empty. */
export const FailedShelf = ({ title, query, className }: FailedShelfProps) => (
  <section className={clsx('page', className)}>
    <h2>{title}</h2>
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-ficha bg-suelo px-5 py-4"
    >
      <p className="min-w-0">No pudimos cargarlo. {failureText(query.error)}</p>
      <Button variant="outline" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        <RotateCw size={18} strokeWidth={2.2} aria-hidden="true" />
        Tratar otra vez
      </Button>
    </div>
  </section>
);
