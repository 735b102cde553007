import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Button } from '../../../kit/ui/button.tsx';
import type { SearchGroup, SearchOption, useSearch } from './use-search.ts';

interface SearchOptionsProps
  extends Pick<ReturnType<typeof useSearch>, 'groups' | 'failed' | 'isWaiting' | 'isCurrent'> {
  /** Begins the ids of list and options. */
  readonly id: string;
  readonly activeId: string | undefined;
  readonly typed: string;
  readonly onOpen: () => void;
  readonly onPoint: (optionId: string) => void;
}

/** The listbox of a search: a group of each kind, what couldn't be searched, and in words how much there is. */
export const SearchOptions = (props: SearchOptionsProps) => {
  const { id, groups, failed, isWaiting, typed } = props;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      <p role="status" className={clsx(count > 0 ? 'sr-only' : 'px-3 py-6 text-center text-tinta-suave')}>
        {statusText({ count, isWaiting, typed, isFailed: failed.length > 0 })}
      </p>
      <div role="listbox" id={`${id}lista`} aria-label="Resultados">
        {groups.map((group) => (
          <Group key={group.id} group={group} {...props} />
        ))}
      </div>
      {failed.map(({ id: kindId, label, retry }) => (
        <div
          key={kindId}
          role="alert"
          className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-ficha bg-mango-tinte py-1 pr-1 pl-4 text-ui text-mango-tinta"
        >
          No pudimos buscar en {label}.
          <Button variant="quiet" size="sm" onClick={retry}>
            Intentar otra vez
          </Button>
        </div>
      ))}
    </>
  );
};

const statusText = (search: {
  readonly count: number;
  readonly isWaiting: boolean;
  readonly typed: string;
  readonly isFailed: boolean;
}): string => {
  if (search.count > 0) return search.count === 1 ? '1 resultado' : `${search.count} resultados`;
  if (search.isWaiting) return 'Buscando…';
  if (search.isFailed) return '';
  if (search.typed.length < 2) return 'Escribe un poco más.';
  return `Nada con «${search.typed}». Prueba con el número del pedido, un nombre o un correo.`;
};

const Group = ({ group, id, ...props }: SearchOptionsProps & { readonly group: SearchGroup }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a listbox
  <div role="group" aria-labelledby={`${id}grupo-${group.id}`} aria-busy={group.isLate} className="mt-2">
    <p id={`${id}grupo-${group.id}`} className="px-3 pb-1 text-nota font-semibold text-tinta-suave">
      {group.label}
    </p>
    {group.options.map((option) => (
      <Option
        key={option.id}
        id={`${id}${option.id}`}
        option={option}
        isActive={option.id === props.activeId}
        isLate={group.isLate}
        onOpen={props.onOpen}
        onPoint={() => props.onPoint(option.id)}
      />
    ))}
  </div>
);

interface OptionProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly isLate: boolean;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
}

const Option = ({ id, option: { to, title, detail, icon: Icon }, isActive, ...props }: OptionProps) => (
  <Link
    id={id}
    to={to}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    onClick={props.onOpen}
    onPointerMove={() => !isActive && props.onPoint()}
    className={clsx(
      'flex min-h-12 items-center gap-3 rounded-control px-3 py-1.5 transition-opacity duration-rapido',
      isActive && 'bg-rocio inset-ring-2 inset-ring-verde',
      props.isLate && 'opacity-60',
    )}
  >
    <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
    <span className="min-w-0 flex-1 leading-snug">
      <span className="line-clamp-2 text-ui font-semibold wrap-anywhere">{title}</span>
      {detail && <span className="line-clamp-1 text-nota wrap-anywhere text-tinta-suave">{detail}</span>}
    </span>
  </Link>
);
