import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isCheckoutOpen } from '../../cart/public/checkout-lock.ts';
import { readText, writeText } from '../../kit/lib/storage.ts';
import { beginNewVersion, newVersion } from './service-worker.ts';

/** How long to wait for another tab to release its checkout lock after it left the checkout. */
const AFTER_CHECKOUT_MS = 400;

export interface UpdatePrompt {
  readonly isOffered: boolean;
  /** The customer accepted, but an order is being placed in another tab. */
  readonly isPostponed: boolean;
  readonly accept: () => void;
  readonly decline: () => void;
}

/** Decides when to ask about a new version: never during a checkout, in this tab or another. */
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
 * Another tab activated the new version. This page stays as it is, with everything typed in it,
 * until the customer goes to another page, which is loaded from the server.
 */
const useReloadWhenReplaced = (pathname: string, isReplaced: boolean): void => {
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (isReplaced && shownPath.current !== pathname) window.location.reload();
    shownPath.current = pathname;
  }, [pathname, isReplaced]);
};

const KEY = 'nutricion-plus-update-later';

/** 'Ahora no' lasts for half a shift, in all tabs. */
const SNOOZE_MS = 4 * 3_600_000;

const promptLater = (nowMs: number): void => writeText(KEY, String(nowMs + SNOOZE_MS));

const isTimeToPrompt = (nowMs: number): boolean => {
  const untilMs = Number(readText(KEY) ?? 0);
  // A clock that was set back must not silence the question for years.
  return !(untilMs > nowMs && untilMs - nowMs <= SNOOZE_MS);
};
