import type { ApiResponse } from '../../kit/api/api.ts';

type Session = ApiResponse<'GET /api/admin/voice/sessions/{id}'>;
export type TranscriptLine = Session['lines'][number];
export type ToolCall = Session['tools'][number];

/** A line with the calls that follow from it; null if there is no transcript. */
export interface Moment {
  readonly line: TranscriptLine | null;
  readonly calls: readonly ToolCall[];
}

/**
 * Lines of the transcript with their tool calls. A call belongs to the line that names it; otherwise to the last
 * line before it; without one it stands alone at the top.
 */
export const sessionMoments = ({ lines, tools }: Pick<Session, 'lines' | 'tools'>): readonly Moment[] => {
  const lineOf = new Map<string, number>();
  lines.forEach(({ call_ids }, at) => {
    // If several lines name a call, the first counts.
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
