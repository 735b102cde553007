import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSearchText, setSearchText, typeSearchText } from './typed-text.ts';

describe('the text of the search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setSearchText('');
  });
  afterEach(() => vi.useRealTimers());

  it('is debounced for 300 ms', () => {
    typeSearchText('habichuelas ');
    vi.advanceTimersByTime(299);
    expect(currentSearchText()).toEqual({ text: 'habichuelas ', debouncedText: '' });
    vi.advanceTimersByTime(1);
    expect(currentSearchText()).toEqual({ text: 'habichuelas ', debouncedText: 'habichuelas' });
  });

  it('has every letter, also one typed as the pause ends', () => {
    typeSearchText('habichue');
    vi.advanceTimersByTime(299);
    typeSearchText('habichuel');
    vi.advanceTimersByTime(299);
    expect(currentSearchText()).toEqual({ text: 'habichuel', debouncedText: '' });
    vi.advanceTimersByTime(1);
    expect(currentSearchText()).toEqual({ text: 'habichuel', debouncedText: 'habichuel' });
  });

  it('is cleared or replaced at once, whatever was pending', () => {
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
