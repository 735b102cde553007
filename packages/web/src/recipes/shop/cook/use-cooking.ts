import {
  addMinute,
  type CookTimer,
  clockText,
  leftMs,
  startTimer,
  toggleTimer,
} from '@nutricion/domain/recipes/cook-timer';
import {
  beginCooking,
  type Cooking,
  cookingFromStored,
  endedSince,
  goToStep,
  withoutTimer,
  withTimer,
} from '@nutricion/domain/recipes/cooking';
import type { StepTimer } from '@nutricion/domain/recipes/step-timers';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../../kit/lib/announce.tsx';
import { readJson, writeText } from '../../../kit/lib/storage.ts';
import { currentSession } from '../../../kit/session/session-store.ts';
import { allowBell, ringBell } from './ring-bell.ts';

/** Often enough that a second on the clock is never seen to last two. */
const TICK_MS = 250;

/** Progress through a recipe, stored at every step. Timers ring on any page. */
export const useCooking = (recipeId: string, stepCount: number) => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [cooking, setCooking] = useState<Cooking>(
    () => readCooking(recipeId, stepCount, Date.now()) ?? beginCooking(recipeId, Date.now()),
  );
  const change = (next: Cooking) => {
    setNowMs(Date.now());
    setCooking(next);
    writeCooking(next);
  };
  const isTicking = cooking.timers.some((timer) => timer.status === 'running' && leftMs(timer, nowMs) > 0);
  const tick = useEffectEvent(() => {
    const laterMs = Date.now();
    const ended = endedSince(cooking, nowMs, laterMs);
    if (ended.length > 0) {
      ringBell();
      announce(`Listo: ${ended.map(({ label }) => label).join(' y ')}.`);
    }
    setNowMs(laterMs);
  });
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return {
    cooking,
    nowMs,
    goTo: (step: number) => change(goToStep(cooking, step, stepCount, Date.now())),
    start: (step: number, wait: StepTimer) => {
      allowBell();
      const timer = startTimer({ id: timerId(step, wait), ...wait }, Date.now());
      change(withTimer(cooking, timer, Date.now()));
      announce(`Reloj de ${wait.label}, en marcha.`);
    },
    toggle: (timer: CookTimer) => {
      allowBell();
      const next = toggleTimer(timer, Date.now());
      change(withTimer(cooking, next, Date.now()));
      const left = clockText(leftMs(next, Date.now()));
      announce(
        next.status === 'paused' ? `Reloj en pausa: quedan ${left}.` : `Reloj en marcha: quedan ${left}.`,
      );
    },
    addMinute: (timer: CookTimer) => change(withTimer(cooking, addMinute(timer, Date.now()), Date.now())),
    drop: (timer: CookTimer) => change(withoutTimer(cooking, timer.id, Date.now())),
    /** The dish is done: the stored progress is deleted. */
    finish: () => writeCooking(null),
  };
};

export const timerId = (step: number, { label }: StepTimer): string => `${step}:${label}`;

/** Computers in a hospital are shared: every person has a stove of their own. */
const key = (): string => `nutricion-plus-cooking:${currentSession()?.user.id ?? ''}`;

const readCooking = (recipeId: string, stepCount: number, nowMs: number): Cooking | null =>
  cookingFromStored(readJson(key()), { recipeId, stepCount, nowMs });

/** Null forgets it: the dish is done. */
const writeCooking = (cooking: Cooking | null): void => writeText(key(), cooking && JSON.stringify(cooking));
