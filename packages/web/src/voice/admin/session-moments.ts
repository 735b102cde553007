import type { ApiResponse } from '../../kit/api/api.ts';

type Session = ApiResponse<'GET /api/admin/voice/sessions/{id}'>;
export type TranscriptLine = Session['lines'][number];
export type ToolCall = Session['tools'][number];

/** Something said, with the calls that came of it; null: nothing that was said is known. */
export interface Moment {
  readonly line: TranscriptLine | null;
  readonly calls: readonly ToolCall[];
}

/**
 * What was said beside what each tool did. A call stands by the line that names it; one that no line names, by the
 * last line said before it; where nothing was said before, alone at the head.
 */
export const sessionMoments = ({ lines, tools }: Pick<Session, 'lines' | 'tools'>): readonly Moment[] => {
  const lineOf = new Map<string, number>();
  lines.forEach(({ call_ids }, at) => {
    // Named twice, the first line counts: the others tell of it.
    for (const id of call_ids ?? []) if (!lineOf.has(id)) lineOf.set(id, at);
  });
  const callsOf = (at: number) =>
    tools.filter((tool) => (lineOf.get(tool.call_id) ?? lastBefore(lines, tool.at)) === at);
  return [
    ...callsOf(NO_POSITION).map((call) => ({ line: null, calls: [call] })),
    ...lines.map((line, at) => ({ line, calls: callsOf(at) })),
  ];
};

const NO_POSITION = -1;

const lastBefore = (lines: readonly TranscriptLine[], at: string): number =>
  lines.findLastIndex(({ timestamp }) => Date.parse(timestamp) <= Date.parse(at));
