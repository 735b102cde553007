import { randomUUID } from 'node:crypto';

/** A JSON object as it came over the wire: read field by field, never trusted. */
export type WireObject = Readonly<Record<string, unknown>>;

/** One event of the Realtime protocol, in either direction. */
export interface RealtimeEvent extends WireObject {
  readonly type: string;
}

export const isWireObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object itself, or an empty one for everything else. */
export const toWireObject = (value: unknown): WireObject => (isWireObject(value) ? value : {});

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a peer sent, or undefined where it is no event. */
export function parseEvent(text: string): RealtimeEvent | undefined {
  const value = parseJson(text);
  return isWireObject(value) && typeof value.type === 'string' ? { ...value, type: value.type } : undefined;
}

/** The JSON value in the text, or undefined where there is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `call_0f3c…`: 20 hexadecimal digits, as short as the provider's own. */
export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

/** Lays settings over others: objects field by field unless their `type` differs, everything else as a whole. */
export function mergeSettings(base: WireObject, over: WireObject): WireObject {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const old = merged[name];
    const isSameKind = isWireObject(old) && isWireObject(value) && (value.type ?? old.type) === old.type;
    merged[name] = isSameKind ? mergeSettings(old, value) : value;
  }
  return merged;
}
