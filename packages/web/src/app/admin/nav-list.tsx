import { clsx } from 'clsx';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { useSummary } from '../../reports/admin/public/api.ts';
import { type NavEntry, type NavPart, partsOpenTo } from './nav-entries.ts';

interface NavListProps {
  /** On the dark rail or on a white sheet. */
  readonly on: 'rail' | 'sheet';
  readonly onNavigate?: () => void;
}

const looks = {
  rail: {
    active: 'bg-white text-tinta',
    idle: 'text-white hover:bg-[#ffffff17]',
    part: 'text-[#a9c4b7]',
  },
  sheet: {
    active: 'bg-verde text-white',
    idle: 'text-tinta hover:bg-suelo',
    part: 'text-tinta-suave',
  },
};

export const NavList = ({ on, onNavigate }: NavListProps) => {
  const hasPermission = usePermission();
  return (
    <nav aria-label="Administración" className="flex flex-col gap-3">
      {partsOpenTo(hasPermission).map((part) => (
        <Part key={part.label} part={part} on={on} {...(onNavigate && { onNavigate })} />
      ))}
    </nav>
  );
};

const Part = ({ part: { label, entries }, on, onNavigate }: NavListProps & { readonly part: NavPart }) => {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={clsx('px-3 pb-1 text-nota', looks[on].part)}>
        {label}
      </p>
      <ul aria-labelledby={labelId} className={clsx('flex flex-col', on === 'rail' && 'gap-0.5')}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <NavLink
              to={entry.path}
              end={entry.path === '/admin'}
              {...(onNavigate && { onClick: onNavigate })}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 text-ui font-semibold transition-colors duration-rapido',
                  isActive ? looks[on].active : looks[on].idle,
                )
              }
            >
              <entry.icon size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
              <span className="min-w-0 flex-1 truncate">{entry.label}</span>
              <EntryMark entry={entry} />
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const EntryMark = ({ entry }: { readonly entry: NavEntry }) => {
  if (entry.path === '/admin/users') return <WaitingBadge />;
  if (entry.path === '/admin/orders') return <WaitingOrdersBadge />;
  return null;
};

/** The number of orders waiting for confirmation. */
const WaitingOrdersBadge = () => {
  const { data } = useSummary();
  const hasPermission = usePermission();
  return <CountBadge count={hasPermission('orders.review') ? data?.waitingOrders : 0} what="por confirmar" />;
};

/** The number of users waiting for verification; nothing if it is 0 or not loaded. */
export const WaitingBadge = () => {
  const { data } = useSummary();
  const hasPermission = usePermission();
  return <CountBadge count={hasPermission('users.decide') ? data?.waitingUsers : 0} what="por verificar" />;
};

const CountBadge = ({ count, what }: { readonly count: number | undefined; readonly what: string }) =>
  count ? (
    <Badge tone="needs-you">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {what}</span>
    </Badge>
  ) : null;
