import type { OpenSession } from '../api.ts';

type Device = Pick<OpenSession, 'browser' | 'system' | 'kind'>;

/** "Chrome en Windows"; unknown parts are left out. */
export const deviceLabel = ({ browser, system, kind }: Device): string => {
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? unknown[kind];
};

const unknown: Readonly<Record<Device['kind'], string>> = {
  phone: 'Un teléfono',
  tablet: 'Una tableta',
  computer: 'Una computadora',
  unknown: 'Un equipo que no conocemos',
};
