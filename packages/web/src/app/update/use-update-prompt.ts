import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isCheckoutOpen } from '../../cart/public/checkout-lock.ts';
import { readText, writeText } from '../../kit/lib/storage.ts';
import { beginNewVersion, newVersion } from './service-worker.ts';

/** The tab that left the checkout lets go of its lock a moment later. */
const AFTER_CHECKOUT_MS = 400;

export interface UpdatePrompt {
  readonly isOffered: boolean;
  /** The customer said yes, but an order is under way in another tab. */
  readonly isPostponed: boolean;
  readonly accept: () => void;
  readonly decline: () => void;
}

/** When a new version may be asked about: not in the middle of a checkout, in this tab or another. */
export const useUpdatePrompt = (): UpdatePrompt => {
  const { pathname } = useLocation();
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const [canPrompt, setCanPrompt] = useState(false);
  const [isPostponed, setPostponed] = useState(false);
  const isNew = version === 'waiting' || version === 'gone';
  const isCheckout = pathname.startsWith('/checkout');
  useReloadWhenReplaced(pathname, version === 'replaced');

  useEffect(() => {
    if (!isNew || isCheckout) return setCanPrompt(false);
    const check = async () => {
      const isOpen = await isCheckoutOpen();
      setCanPrompt(!isOpen && isTimeToPrompt(Date.now()));
      if (!isOpen) setPostponed(false);
    };
    const timer = setTimeout(check, AFTER_CHECKOUT_MS);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [isNew, isCheckout]);

  return {
    isOffered: isNew && canPrompt && !isCheckout,
    isPostponed,
    accept: async () => {
      if (await isCheckoutOpen()) setPostponed(true);
      else beginNewVersion();
    },
    decline: () => {
      promptLater(Date.now());
      setCanPrompt(false);
    },
  };
};

/**
 * Another tab began the new version. What is open here stays as it is, with all that is typed in it,
 * until the customer goes to another page: that one is opened new.
 */
const useReloadWhenReplaced = (pathname: string, isReplaced: boolean): void => {
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (isReplaced && shownPath.current !== pathname) window.location.reload();
    shownPath.current = pathname;
  }, [pathname, isReplaced]);
};

const KEY = 'nutricion-plus-update-later';

/** 'Ahora no' holds for half a shift, in every tab. */
const SNOOZE_MS = 4 * 3_600_000;

const promptLater = (nowMs: number): void => writeText(KEY, String(nowMs + SNOOZE_MS));

const isTimeToPrompt = (nowMs: number): boolean => {
  const untilMs = Number(readText(KEY) ?? 0);
  // A clock that was set back must not silence the question for years.
  return !(untilMs > nowMs && untilMs - nowMs <= SNOOZE_MS);
};
