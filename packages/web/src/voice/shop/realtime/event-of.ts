import { parseJson } from '../../../kit/lib/storage.ts';

/** What a provider tells, as the dialog needs it. */
export type ProviderEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'customer-speaks' }
  | { readonly kind: 'customer-silent' }
  | { readonly kind: 'heard'; readonly text: string }
  | { readonly kind: 'saying'; readonly id: string; readonly delta: string }
  | { readonly kind: 'said'; readonly id: string; readonly text: string }
  | { readonly kind: 'sound'; readonly isOn: boolean }
  | { readonly kind: 'began' }
  | {
      readonly kind: 'over';
      readonly isWhole: boolean;
      /** Its calls of tools. */
      readonly calls: readonly {
        readonly callId: string;
        readonly name: string;
        readonly arguments: unknown;
      }[];
    }
  | { readonly kind: 'fault'; readonly code: string };

type Json = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** Reads an event by its name of today or by an older one; null: one that nothing here needs. */
export const eventOf = (data: string): ProviderEvent | null => {
  const event = object(parseJson(data));
  switch (event.type) {
    case 'session.updated':
      return { kind: 'ready' };
    case 'input_audio_buffer.speech_started':
      return { kind: 'customer-speaks' };
    case 'input_audio_buffer.speech_stopped':
      return { kind: 'customer-silent' };
    case 'conversation.item.input_audio_transcription.completed':
      return { kind: 'heard', text: text(event.transcript) };
    case 'response.output_audio_transcript.delta':
    case 'response.audio_transcript.delta':
    case 'response.output_text.delta':
    case 'response.text.delta':
      return { kind: 'saying', id: text(event.item_id), delta: text(event.delta) };
    case 'response.output_audio_transcript.done':
    case 'response.audio_transcript.done':
      return { kind: 'said', id: text(event.item_id), text: text(event.transcript) };
    case 'response.output_text.done':
    case 'response.text.done':
      return { kind: 'said', id: text(event.item_id), text: text(event.text) };
    case 'output_audio_buffer.started':
      return { kind: 'sound', isOn: true };
    case 'output_audio_buffer.stopped':
    case 'output_audio_buffer.cleared':
      return { kind: 'sound', isOn: false };
    case 'response.created':
      return { kind: 'began' };
    case 'response.done':
      return over(object(event.response));
    case 'error':
      return { kind: 'fault', code: text(object(event.error).code) };
    default:
      return null;
  }
};

/** Calls of a response that wasn't finished are none. */
const over = ({ status, output }: Json): ProviderEvent => {
  const isWhole = status === 'completed';
  const items = isWhole && Array.isArray(output) ? output.map(object) : [];
  return {
    kind: 'over',
    isWhole,
    calls: items
      .filter(({ type }) => type === 'function_call')
      .map((item) => ({
        callId: text(item.call_id),
        name: text(item.name),
        arguments: parseJson(text(item.arguments)),
      })),
  };
};
