import type { WishReadingJson } from '@nutricion/contract/plans/plan-wishes';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { type PlanSetting, withoutSettings, withSettings } from '@nutricion/domain/plans/setting';
import { distinctWishes, type PlanWish, wishKey, wishLabel } from '@nutricion/domain/plans/wish';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../kit/lib/announce.tsx';
import { readWishes } from '../api.ts';
import { planFailureText } from '../plan/plan-failure.ts';

/** The interpretation of the last text. */
interface InterpretedWishes {
  readonly settings: readonly PlanSetting[];
  /** The answers before it, to have them back. */
  readonly before: PlanAnswers;
  readonly notUnderstood: readonly string[];
  readonly withoutModel: WishReadingJson['withoutModel'];
}

interface WishesOptions {
  readonly answers: PlanAnswers;
  readonly text: string;
  /** Answers and text change together: what was understood leaves the text. */
  readonly onChange: (change: (now: PlanAnswers) => PlanAnswers, text: string) => void;
}

/** The field for everything else, and what was understood of it. */
export const useWishes = ({ answers, text, onChange }: WishesOptions) => {
  const [isReading, setReading] = useState(false);
  const [interpreted, setInterpreted] = useState<InterpretedWishes | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Unread or not understood text that was announced once; it no longer blocks a plan. */
  const [announcement, setAnnouncement] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const wishes = answers.wishes ?? [];

  const applyReading = ({ wishes: wishesRead, settings, notUnderstood, withoutModel }: WishReadingJson) => {
    const rest = notUnderstood.join('. ');
    onChange((now) => withWishes(withSettings(now, settings), [...(now.wishes ?? []), ...wishesRead]), rest);
    setInterpreted({ settings, before: answers, notUnderstood, withoutModel });
    setAnnouncement(rest);
    announce(interpretedText(wishesRead.length + settings.length, notUnderstood));
  };
  const read = async () => {
    if (isReading || text.trim() === '') return;
    const mine = new AbortController();
    running.current = mine;
    setReading(true);
    setFailure(null);
    try {
      const reading = await readWishes(text, mine.signal);
      if (!mine.signal.aborted) applyReading(reading);
    } catch (error) {
      if (mine.signal.aborted) return;
      setFailure(`${planFailureText(error)} Si generas el plan ahora, no tendrá en cuenta este texto.`);
      setAnnouncement(text);
    } finally {
      if (running.current === mine) setReading(false);
    }
  };

  return {
    wishes,
    text,
    isReading,
    interpreted,
    failure,
    /** There is text that hasn't been interpreted yet. */
    isUnread: text.trim() !== '' && text !== announcement,
    setText: (next: string) => onChange((now) => now, next),
    read: () => void read(),
    remove: (wish: PlanWish) => {
      announce(`${wishLabel(wish)}: quitado`);
      onChange((now) => without(now, wish), text);
    },
    /** Back into the field, in the customer's own words. */
    edit: (wish: PlanWish) =>
      onChange((now) => without(now, wish), [text.trim(), wish.said].filter(Boolean).join(', ')),
    undoSettings: () => {
      if (!interpreted) return;
      onChange((now) => withoutSettings(now, interpreted.settings, interpreted.before), text);
      setInterpreted({ ...interpreted, settings: [] });
    },
  };
};
export type Wishes = ReturnType<typeof useWishes>;

const withWishes = ({ wishes: _, ...answers }: PlanAnswers, wishes: readonly PlanWish[]): PlanAnswers =>
  wishes.length === 0 ? answers : { ...answers, wishes: distinctWishes(wishes) };

const without = (answers: PlanAnswers, wish: PlanWish): PlanAnswers =>
  withWishes(
    answers,
    (answers.wishes ?? []).filter((other) => wishKey(other) !== wishKey(wish)),
  );

const interpretedText = (understood: number, notUnderstood: readonly string[]): string =>
  [
    understood === 0 ? null : understood === 1 ? 'Entendimos 1 cosa.' : `Entendimos ${understood} cosas.`,
    ...notUnderstood.map((announcement) => `No entendí: «${announcement}».`),
  ]
    .filter(Boolean)
    .join(' ');
