/**
 * Local and session storage that never throw: if the browser forbids them or they are full, the shop goes on with
 * its memory.
 */
type Area = 'localStorage' | 'sessionStorage';

export const readText = (key: string, area: Area = 'localStorage'): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

/** Null removes the key. */
export const writeText = (key: string, text: string | null, area: Area = 'localStorage'): void => {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // Full or forbidden: what is in memory still counts for this page.
  }
};

/** Empties both. */
export const clearStorage = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      window[area].clear();
    } catch {
      // Forbidden: then nothing was stored either.
    }
};

/** The parsed value of a key; undefined if there is none or it isn't JSON. */
export const readJson = (key: string, area: Area = 'localStorage'): unknown => parseJson(readText(key, area));

export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Calls back when another tab changed `key` (or cleared everything); returns how to stop. */
export const onOtherTab = (key: string, callback: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
