/** The queue's parts, in its order. */
export const queueSections = ['late', 'open', 'ended'] as const;
export type QueueSectionName = (typeof queueSections)[number];

/** The last order of a page, and when the first page was requested. */
export interface QueueCursor {
  readonly part: QueueSectionName;
  readonly asOfMs: number;
  readonly delivery_date: string;
  readonly delivery_window: string;
  readonly id: string;
}

export const cursorText = ({ part, asOfMs, delivery_date, delivery_window, id }: QueueCursor): string =>
  [part, asOfMs, delivery_date, delivery_window, id].join('_');

/** @param text as the contract has checked it */
export const readCursor = (text: string): QueueCursor => {
  const [part, asOf, date = '', window = '', id = ''] = text.split('_');
  return {
    part: queueSections.find((each) => each === part) ?? 'late',
    asOfMs: Number(asOf),
    delivery_date: date,
    delivery_window: window,
    id,
  };
};
