import { parseJson } from '../../../kit/lib/storage.ts';

/** Events of a provider that the dialog needs. */
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
      readonly isComplete: boolean;
      /** Its calls of tools. */
      readonly calls: readonly {
        readonly callId: string;
        readonly name: string;
        readonly arguments: unknown;
      }[];
    }
  | { readonly kind: 'fault'; readonly code: string };

type Json = Readonly<Record<string, unknown>>;
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

/** Reads an event by its name of today or by an older one; null: one that nothing here needs. */
export const parseProviderEvent = (data: string): ProviderEvent | null => {
  const event = asObject(parseJson(data));
  switch (event.type) {
    case 'session.updated':
      return { kind: 'ready' };
    case 'input_audio_buffer.speech_started':
      return { kind: 'customer-speaks' };
    case 'input_audio_buffer.speech_stopped':
      return { kind: 'customer-silent' };
    case 'conversation.item.input_audio_transcription.completed':
      return { kind: 'heard', text: asText(event.transcript) };
    case 'response.output_audio_transcript.delta':
    case 'response.audio_transcript.delta':
    case 'response.output_text.delta':
    case 'response.text.delta':
      return { kind: 'saying', id: asText(event.item_id), delta: asText(event.delta) };
    case 'response.output_audio_transcript.done':
    case 'response.audio_transcript.done':
      return { kind: 'said', id: asText(event.item_id), text: asText(event.transcript) };
    case 'response.output_text.done':
    case 'response.text.done':
      return { kind: 'said', id: asText(event.item_id), text: asText(event.text) };
    case 'output_audio_buffer.started':
      return { kind: 'sound', isOn: true };
    case 'output_audio_buffer.stopped':
    case 'output_audio_buffer.cleared':
      return { kind: 'sound', isOn: false };
    case 'response.created':
      return { kind: 'began' };
    case 'response.done':
      return responseDone(asObject(event.response));
    case 'error':
      return { kind: 'fault', code: asText(asObject(event.error).code) };
    default:
      return null;
  }
};

/** Calls of a response that wasn't finished are none. */
const responseDone = ({ status, output }: Json): ProviderEvent => {
  const isComplete = status === 'completed';
  const items = isComplete && Array.isArray(output) ? output.map(asObject) : [];
  return {
    kind: 'over',
    isComplete,
    calls: items
      .filter(({ type }) => type === 'function_call')
      .map((item) => ({
        callId: asText(item.call_id),
        name: asText(item.name),
        arguments: parseJson(asText(item.arguments)),
      })),
  };
};
