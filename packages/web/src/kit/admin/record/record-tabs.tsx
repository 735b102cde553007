import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface RecordSection {
  readonly id: string;
  readonly label: string;
  /** Whether a field in it has an error. */
  readonly hasIssue?: boolean;
}

/** The open section, stored in the address so that going back and sharing a link work. */
export const useSection = <Id extends string>(sections: readonly Id[]) => {
  const [params, setParams] = useSearchParams();
  const requestedId = params.get('seccion');
  const current = sections.find((id) => id === requestedId) ?? (sections[0] as Id);
  return {
    current,
    open: (id: Id) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === sections[0]) next.delete('seccion');
          else next.set('seccion', id);
          return next;
        },
        { replace: true },
      ),
  };
};

interface RecordTabsProps {
  readonly sections: readonly RecordSection[];
  readonly current: string;
  readonly onOpen: (id: string) => void;
}

/** A record's sections as tabs, in one row that scrolls if it is too narrow; arrow keys move along it. */
export const RecordTabs = ({ sections, current, onOpen }: RecordTabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the row only, not the page.
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = sections.findIndex(({ id }) => id === current);
    const next = sections[(at + step + sections.length) % sections.length];
    if (!next) return;
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Secciones"
      onKeyDown={onKeyDown}
      className="scrollbar-none -mx-4 mb-4 flex gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
    >
      {sections.map(({ id, label, hasIssue }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          data-tab={id}
          aria-selected={id === current}
          aria-controls={panelId(id)}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onOpen(id)}
          className={clsx(
            'inline-flex min-h-11 flex-none items-center gap-2 rounded-control px-4 text-ui font-semibold whitespace-nowrap transition-colors duration-rapido',
            id === current ? 'bg-verde-hondo text-white' : 'bg-papel hover:bg-rocio',
          )}
        >
          {label}
          {hasIssue && (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-guayaba" />
              <span className="sr-only">(por revisar)</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
};

export const tabId = (id: string): string => `seccion-${id}`;
export const panelId = (id: string): string => `panel-${id}`;
