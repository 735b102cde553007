import { expect, it } from 'vitest';
import { asUserOf, forReplicas, readDatabaseServers } from './database-servers.ts';

it('names each server of a list alone, with its own port and all that they share', () => {
  expect(
    readDatabaseServers(
      'postgres://app:a%2Cb@one:5433,two,[::1]:5434/shop?sslmode=require&target_session_attrs=read-write',
    ),
  ).toEqual({
    urls: [
      'postgres://app:a%2Cb@one:5433/shop?sslmode=require',
      'postgres://app:a%2Cb@two/shop?sslmode=require',
      'postgres://app:a%2Cb@[::1]:5434/shop?sslmode=require',
    ],
    wanted: 'leader',
  });
});

it('takes libpq’s words for which server is wanted, and refuses others', () => {
  const wantedOf = (word: string) =>
    readDatabaseServers(`postgres://a,b/shop?target_session_attrs=${word}&sslmode=disable`);
  expect(wantedOf('prefer-standby')).toEqual({
    urls: ['postgres://a/shop?sslmode=disable', 'postgres://b/shop?sslmode=disable'],
    wanted: 'standby',
  });
  expect(wantedOf('primary')?.wanted).toBe('leader');
  expect(wantedOf('anything')).toBeNull();
  expect(readDatabaseServers(forReplicas('postgres://a,b/shop?sslmode=require'))?.wanted).toBe('standby');
  expect(forReplicas('postgres://a/shop')).toBe('postgres://a/shop');
});

it('reads from a replica as another user', () => {
  expect(asUserOf('postgres://app:a@one,two:5433/shop?sslmode=require', 'postgres://owner:b@db/other')).toBe(
    'postgres://owner:b@one,two:5433/shop?sslmode=require',
  );
});

it('leaves an address of one server as it is, and refuses what is none', () => {
  const url = 'postgresql://app:secret@db.example:5432/shop';
  expect(readDatabaseServers(url)?.urls).toEqual([url]);
  expect(
    ['mysql://a/b', 'postgres://a,,b/shop', 'postgres://a:x,b/shop', 'postgres://'].map((each) =>
      readDatabaseServers(each),
    ),
  ).toEqual([null, null, null, null]);
});
