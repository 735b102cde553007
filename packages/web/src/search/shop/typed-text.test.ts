import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putText, typedNow, typeText } from './typed-text.ts';

describe('what is typed into the search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    putText('');
  });
  afterEach(() => vi.useRealTimers());

  it('is asked once the typing has paused for 300 ms', () => {
    typeText('habichuelas ');
    vi.advanceTimersByTime(299);
    expect(typedNow()).toEqual({ text: 'habichuelas ', question: '' });
    vi.advanceTimersByTime(1);
    expect(typedNow()).toEqual({ text: 'habichuelas ', question: 'habichuelas' });
  });

  it('keeps every letter, one too that comes as the pause ends, whether or not the page was drawn', () => {
    typeText('habichue');
    vi.advanceTimersByTime(299);
    typeText('habichuel');
    vi.advanceTimersByTime(299);
    expect(typedNow()).toEqual({ text: 'habichuel', question: '' });
    vi.advanceTimersByTime(1);
    expect(typedNow()).toEqual({ text: 'habichuel', question: 'habichuel' });
  });

  it('is nothing at once where it is deleted or replaced, whatever waited', () => {
    typeText('arroz');
    typeText('  ');
    vi.advanceTimersByTime(1000);
    expect(typedNow()).toEqual({ text: '  ', question: '' });
    typeText('arroz');
    putText('leche');
    vi.advanceTimersByTime(1000);
    expect(typedNow()).toEqual({ text: 'leche', question: 'leche' });
  });
});
