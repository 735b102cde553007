import type { SessionJson } from '@nutricion/contract/accounts/sessions';
import Bowser from 'bowser';

type Device = Pick<SessionJson, 'browser' | 'system' | 'kind'>;

/** No browser sends a longer one. */
const MAX_USER_AGENT_CHARACTERS = 400;

/** Browser and system by their usual names, from a `User-Agent`, which any client can forge. */
export const deviceOf = (userAgent: string | null): Device => {
  if (!userAgent) return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_CHARACTERS));
  return {
    browser: (browser.name && (plainNames[browser.name] ?? browser.name)) || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  };
};

const plainNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

const kinds: Readonly<Record<string, SessionJson['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};
