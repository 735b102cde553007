import { describe, expect, it } from 'vitest';
import { sharing } from './sharing.ts';

/** A work that ends when told to, and counts how often it was started. */
const aWork = () => {
  const begun: { readonly signal: AbortSignal; readonly end: (result: string) => void }[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<string>((end) => {
      begun.push({ signal, end });
    });
  return { begun, work };
};
const stays = () => new AbortController().signal;

describe('a work that several wait for', () => {
  it('is done once for the same key while it is under way, and anew afterwards', async () => {
    const share = sharing<string>();
    const { begun, work } = aWork();
    const both = [share('a', stays(), work), share('a', stays(), work)];
    const other = share('b', stays(), work);
    expect(begun).toHaveLength(2);
    begun[0]?.end('plan');
    begun[1]?.end('other');
    expect(await Promise.all([...both, other])).toEqual(['plan', 'plan', 'other']);
    void share('a', stays(), work);
    expect(begun).toHaveLength(3);
  });

  it('goes on while one of them waits, and stops when the last goes away', () => {
    const share = sharing<string>();
    const { begun, work } = aWork();
    const [first, second] = [new AbortController(), new AbortController()];
    void share('a', first.signal, work);
    void share('a', second.signal, work);
    first.abort();
    expect(begun[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(begun[0]?.signal.aborted).toBe(true);
    void share('a', stays(), work);
    expect(begun).toHaveLength(2);
  });

  it('fails for all of them, and is forgotten', async () => {
    const share = sharing<string>();
    const fail = () => Promise.reject(new Error('broken'));
    const both = [share('a', stays(), fail), share('a', stays(), fail)];
    for (const one of both) await expect(one).rejects.toThrow('broken');
    await expect(share('a', stays(), async () => 'fine')).resolves.toBe('fine');
  });
});
