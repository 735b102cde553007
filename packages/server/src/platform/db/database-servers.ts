/** The address of one server: what is left of a list when each of its servers is named alone. */
export interface DatabaseServers {
  /** One address for each server, in the order given; one alone where the address names one. */
  readonly urls: readonly string[];
  readonly wanted: WantedServer;
}

/** Which server of a list a connection needs. */
export type WantedServer = 'leader' | 'standby';

/** libpq's words, in our two kinds. */
const wantedByWord: Readonly<Record<string, WantedServer>> = {
  'read-write': 'leader',
  primary: 'leader',
  'read-only': 'standby',
  standby: 'standby',
  'prefer-standby': 'standby',
};

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/;
const TARGET = /[?&]target_session_attrs=([^&#]*)/;

/**
 * Reads `postgres://user:secret@one:5432,two,three:5433/base?target_session_attrs=read-write`, which libpq knows and Node's driver doesn't.
 * Null if it is no such address.
 */
export const readDatabaseServers = (address: string): DatabaseServers | null => {
  const [, beginning = '', list = '', ending = ''] = ADDRESS.exec(address) ?? [];
  const word = TARGET.exec(ending)?.[1];
  const wanted = word === undefined ? 'leader' : wantedByWord[word];
  const urls = list.split(',').map((server) => `${beginning}${server}${withoutTarget(ending)}`);
  const isValid = wanted && urls.every((url) => URL.canParse(url) && new URL(url).hostname !== '');
  return isValid ? { urls, wanted } : null;
};

/** The same list for reading alone: of several servers one that stands by, unless the address says otherwise. */
export const forReplicas = (address: string): string => {
  const isList = (readDatabaseServers(address)?.urls.length ?? 0) > 1;
  return isList && !TARGET.test(address)
    ? `${address}${address.includes('?') ? '&' : '?'}target_session_attrs=prefer-standby`
    : address;
};

/** The servers of one address with the user of another, where both are of one cluster and so of the same users. */
export const asUserOf = (address: string, other: string): string => {
  const [, , list = '', ending = ''] = ADDRESS.exec(address) ?? [];
  const [, beginning = ''] = ADDRESS.exec(other) ?? [];
  return `${beginning}${list}${ending}`;
};

const withoutTarget = (ending: string): string =>
  ending
    .replace(TARGET, (found) => found.charAt(0))
    .replace(/([?&])&/, '$1')
    .replace(/[?&]$/, '');
