import { describe, expect, it } from 'vitest';
import { sessionMoments, type ToolCall, type TranscriptLine } from './session-moments.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 3, 12, 0, second)).toISOString();
const aLine = (second: number, wish: Partial<TranscriptLine> = {}): TranscriptLine => ({
  role: 'user',
  text: `a los ${second}`,
  timestamp: at(second),
  ...wish,
});
const aCall = (call_id: string, second: number): ToolCall => ({
  call_id,
  tool: 'get_cart',
  arguments: {},
  status: 'done',
  said: '',
  changes: [],
  is_undone: false,
  at: at(second),
});
const read = (session: Parameters<typeof sessionMoments>[0]) =>
  sessionMoments(session).map(({ line, calls }) => [line?.text ?? null, calls.map(({ call_id }) => call_id)]);

describe('what was said beside what each tool did', () => {
  it('puts a call by the line that names it, whatever the clocks say', () => {
    const lines = [aLine(10, { call_ids: ['b', 'a'] }), aLine(20)];
    expect(read({ lines, tools: [aCall('a', 30), aCall('b', 1)] })).toEqual([
      ['a los 10', ['a', 'b']],
      ['a los 20', []],
    ]);
  });

  it('puts one that nobody names by the last line before it, or at the head', () => {
    const lines = [aLine(10), aLine(20)];
    expect(
      read({ lines, tools: [aCall('early', 5), aCall('a', 10), aCall('b', 15), aCall('late', 90)] }),
    ).toEqual([
      [null, ['early']],
      ['a los 10', ['a', 'b']],
      ['a los 20', ['late']],
    ]);
  });

  it('shows every call once, though two lines name it or nothing was kept', () => {
    const lines = [aLine(10, { call_ids: ['a'] }), aLine(20, { call_ids: ['a', 'gone'] })];
    expect(read({ lines, tools: [aCall('a', 12)] })).toEqual([
      ['a los 10', ['a']],
      ['a los 20', []],
    ]);
    expect(read({ lines: [], tools: [aCall('a', 1), aCall('b', 2)] })).toEqual([
      [null, ['a']],
      [null, ['b']],
    ]);
  });
});
