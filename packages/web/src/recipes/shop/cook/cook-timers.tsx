import { type CookTimer, clockText, leftMs } from '@nutricion/domain/recipes/cook-timer';
import { clsx } from 'clsx';
import { Bell, Pause, Play, X } from 'lucide-react';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import type { useCooking } from './use-cooking.ts';

/** Every timer that was started, whichever step one is at. */
export const CookTimers = ({ kitchen }: { readonly kitchen: ReturnType<typeof useCooking> }) => {
  const { cooking, nowMs } = kitchen;
  if (cooking.timers.length === 0) return null;
  return (
    <ul aria-label="Relojes" className="mb-3 grid gap-2 md:grid-cols-2">
      {cooking.timers.map((timer) => (
        <TimerRow
          key={timer.id}
          timer={timer}
          left={leftMs(timer, nowMs)}
          onToggle={() => kitchen.toggle(timer)}
          onMinute={() => kitchen.addMinute(timer)}
          onDrop={() => kitchen.drop(timer)}
        />
      ))}
    </ul>
  );
};

interface TimerRowProps {
  readonly timer: CookTimer;
  /** Milliseconds; 0 rings. */
  readonly left: number;
  readonly onToggle: () => void;
  readonly onMinute: () => void;
  readonly onDrop: () => void;
}

const TimerRow = ({ timer, left, onToggle, onMinute, onDrop }: TimerRowProps) => {
  const isOver = left === 0;
  const isRunning = timer.status === 'running';
  return (
    <li
      className={clsx(
        'relative flex min-h-14 items-center gap-1 overflow-hidden rounded-[16px] pr-1 pl-4',
        isOver ? 'bg-mango text-[#3a2500]' : 'bg-suelo',
      )}
    >
      {!isOver && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-full origin-left bg-mango-tinte"
          style={{ transform: `scaleX(${1 - left / (timer.seconds * 1000)})` }}
        />
      )}
      <span className="relative min-w-0 flex-1">
        <span className="flex items-center gap-2">
          {isOver && <Bell size={22} strokeWidth={2.4} aria-hidden="true" className="flex-none" />}
          {/* A clock that counts: readers ask for it when they want it, and hear its end. */}
          <span
            role="timer"
            aria-label={`Reloj de ${timer.label}`}
            className="num text-[1.5rem] leading-none"
          >
            {isOver ? '¡Ya!' : clockText(left)}
          </span>
        </span>
        <span className="block truncate text-nota">{isOver ? `Pasaron ${timer.label}` : timer.label}</span>
      </span>
      <button
        type="button"
        aria-label={`Un minuto más al reloj de ${timer.label}`}
        onClick={onMinute}
        className="num relative min-h-11 rounded-control px-3 text-ui hover:bg-[#0d21180f]"
      >
        +1 min
      </button>
      {!isOver && (
        <IconButton
          label={isRunning ? `Pausar el reloj de ${timer.label}` : `Seguir el reloj de ${timer.label}`}
          onClick={onToggle}
          className="relative"
        >
          {isRunning ? (
            <Pause size={22} strokeWidth={2.2} aria-hidden="true" />
          ) : (
            <Play size={22} strokeWidth={2.2} aria-hidden="true" />
          )}
        </IconButton>
      )}
      <IconButton label={`Quitar el reloj de ${timer.label}`} onClick={onDrop} className="relative">
        <X size={20} strokeWidth={2.2} aria-hidden="true" />
      </IconButton>
    </li>
  );
};
