import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { preservesScroll } from '../../kit/lib/preserve-scroll.ts';
import { readJson, writeText } from '../../kit/lib/storage.ts';
import { currentSession } from '../../kit/session/session-store.ts';

const KEY = 'nutricion-plus-scroll';

/** How long a page may take to be tall enough for the place that somebody left. */
const MAX_WAIT_MS = 3_000;
/** More places than anybody walks back. */
const LIMIT = 60;

type Places = Record<string, number>;

const storedPlaces = (): Places => {
  const value = readJson(KEY, 'sessionStorage');
  return typeof value === 'object' && value !== null ? (value as Places) : {};
};

const storePlace = (place: string, y: number): void => {
  // Places tell where somebody was: nothing of that stays behind.
  if (!currentSession()) return;
  const { [place]: _, ...rest } = storedPlaces();
  const places = [...Object.entries(rest), [place, y] as const].slice(-LIMIT);
  writeText(KEY, JSON.stringify(Object.fromEntries(places)), 'sessionStorage');
};

/** The same address, reached twice, has two places; a reload keeps the one it had. */
const placeOf = ({ key, pathname, search }: Location): string => `${key}:${pathname}${search}`;

/**
 * Back returns to where one was; a new page begins at its top, with the focus on its content. What only
 * changes a page (its filter) or opens over it leaves both alone.
 */
export const ScrollMemory = () => {
  const location = useLocation();
  const navigation = useNavigationType();
  const place = placeOf(location);
  const preserves = preservesScroll(location.state);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (navigation === 'POP') return scrollWhenTallEnough(storedPlaces()[place] ?? 0);
    if (preserves) {
      storePlace(place, window.scrollY);
      return undefined;
    }
    window.scrollTo(0, 0);
    document.getElementById('contenido')?.focus({ preventScroll: true });
    return undefined;
  }, [place, navigation, preserves]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      clearTimeout(timer);
      timer = setTimeout(() => storePlace(place, window.scrollY), 120);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', remember);
    };
  }, [place]);

  return null;
};

/** Goes there at once if it can, else as soon as the page has grown, unless somebody scrolls first. */
const scrollWhenTallEnough = (y: number): (() => void) | undefined => {
  const isTallEnough = () => document.documentElement.scrollHeight - window.innerHeight >= y - 2;
  if (isTallEnough()) {
    window.scrollTo(0, y);
    return undefined;
  }
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const growth = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    window.scrollTo(0, y);
    stop();
  });
  const timer = setTimeout(stop, MAX_WAIT_MS);
  growth.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  return stop;
};
