import type { Context } from 'hono';
import { parseJson, toText, toWireObject, type WireObject } from './realtime-event.ts';

/** What a call is opened with. */
export interface Offer {
  readonly sdp: string;
  /** Given by a server that relays; a browser configures its session on the channel. */
  readonly session: WireObject;
}

/** Reads both bodies that the provider takes; undefined for another content type. */
export async function readOffer(context: Context): Promise<Offer | undefined> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim();
  if (type === 'application/sdp') return { sdp: await context.req.text(), session: {} };
  if (type !== 'multipart/form-data') return undefined;
  const form = await context.req.parseBody();
  return {
    sdp: await textOfPart(form.sdp),
    session: toWireObject(parseJson(await textOfPart(form.session))),
  };
}

/** A part may come as a field or, with a content type of its own, as a file. */
const textOfPart = async (part: unknown): Promise<string> =>
  part instanceof File ? await part.text() : toText(part);
