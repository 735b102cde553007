import { clsx } from 'clsx';
import { Tabs } from 'radix-ui';
import type { UserState } from '../api.ts';
import { stateLabels, states } from './state-labels.ts';

/** Each state with its count; dashes of the same width while loading. */
export const UserTabs = ({ counts }: { readonly counts: Record<UserState, number> | undefined }) => (
  <Tabs.List
    aria-label="Estado de la cuenta"
    className="scrollbar-none -mx-4 flex flex-none gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
  >
    {states.map((state) => (
      <Tabs.Trigger
        key={state}
        value={state}
        className="group flex min-h-11 flex-none items-center gap-2 rounded-control bg-papel px-3 text-ui font-semibold transition-colors duration-rapido hover:bg-rocio data-[state=active]:bg-verde-hondo data-[state=active]:text-white"
      >
        {stateLabels[state].many}
        <span
          className={clsx(
            'min-w-6 rounded-full px-1.5 py-0.5 text-center text-nota tabular-nums',
            state === 'pendiente' && counts?.pendiente
              ? 'bg-mango text-[#3a2500]'
              : 'bg-suelo text-tinta-suave group-data-[state=active]:bg-white/20 group-data-[state=active]:text-white',
          )}
        >
          {counts ? counts[state] : '–'}
        </span>
      </Tabs.Trigger>
    ))}
  </Tabs.List>
);
