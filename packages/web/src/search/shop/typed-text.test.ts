import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSearchText, setSearchText, typeSearchText } from './typed-text.ts';

describe('what is typed into the search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setSearchText('');
  });
  afterEach(() => vi.useRealTimers());

  it('is asked once the typing has paused for 300 ms', () => {
    typeSearchText('habichuelas ');
    vi.advanceTimersByTime(299);
    expect(currentSearchText()).toEqual({ text: 'habichuelas ', debouncedText: '' });
    vi.advanceTimersByTime(1);
    expect(currentSearchText()).toEqual({ text: 'habichuelas ', debouncedText: 'habichuelas' });
  });

  it('keeps every letter, one too that comes as the pause ends, whether or not the page was drawn', () => {
    typeSearchText('habichue');
    vi.advanceTimersByTime(299);
    typeSearchText('habichuel');
    vi.advanceTimersByTime(299);
    expect(currentSearchText()).toEqual({ text: 'habichuel', debouncedText: '' });
    vi.advanceTimersByTime(1);
    expect(currentSearchText()).toEqual({ text: 'habichuel', debouncedText: 'habichuel' });
  });

  it('is nothing at once where it is deleted or replaced, whatever waited', () => {
    typeSearchText('arroz');
    typeSearchText('  ');
    vi.advanceTimersByTime(1000);
    expect(currentSearchText()).toEqual({ text: '  ', debouncedText: '' });
    typeSearchText('arroz');
    setSearchText('leche');
    vi.advanceTimersByTime(1000);
    expect(currentSearchText()).toEqual({ text: 'leche', debouncedText: 'leche' });
  });
});
