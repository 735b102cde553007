import {
  isWireObject,
  mergeSettings,
  newId,
  type RealtimeEvent,
  toWireObject,
  type WireObject,
} from './realtime-event.ts';
import type { Wire } from './wire.ts';

/** What holds for a session that nobody has configured. */
const defaults: WireObject = {
  object: 'realtime.session',
  type: 'realtime',
  model: 'gpt-realtime-fake',
  output_modalities: ['audio'],
  instructions: 'Default instructions of the provider.',
  tools: [],
  tool_choice: 'auto',
  max_output_tokens: 'inf',
  tracing: null,
  audio: {
    input: {
      format: { type: 'audio/pcm', rate: 24_000 },
      transcription: null,
      noise_reduction: null,
      turn_detection: {
        type: 'server_vad',
        threshold: 0.5,
        prefix_padding_ms: 300,
        silence_duration_ms: 500,
        create_response: true,
        interrupt_response: true,
      },
    },
    output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'alloy', speed: 1 },
  },
};

/** A new session as it was asked for, over the provider's defaults. */
export const newSession = (requested: WireObject): WireObject => ({
  ...mergeSettings(defaults, requested),
  id: newId('sess'),
});

/** The settings of one call, from its start to the latest `session.update`. */
export function openSession(requested: WireObject, wire: Wire) {
  let settings = newSession(requested);

  /** Applies a `session.update`; false where it was refused. */
  const update = (event: RealtimeEvent, names: 'ga' | 'beta'): boolean => {
    const over = toWireObject(event.session);
    if (names === 'ga' && over.type !== 'realtime') {
      wire.refuse('missing_required_parameter', "Missing required parameter: 'session.type'.", event);
      return false;
    }
    const modalities = over.output_modalities;
    if (Array.isArray(modalities) && modalities.length !== 1) {
      wire.refuse('invalid_value', "Invalid modalities: supported are ['text'] and ['audio'].", event);
      return false;
    }
    settings = mergeSettings(settings, over);
    return true;
  };

  /** Null: push to talk, nothing is detected. */
  const turnDetection = (): WireObject | null => {
    const detection = toWireObject(toWireObject(settings.audio).input).turn_detection;
    return isWireObject(detection) ? detection : null;
  };

  return {
    update,
    turnDetection,
    settings: () => settings,
    created: () => wire.emit('session.created', { session: settings }),
    updated: () => wire.emit('session.updated', { session: settings }),
  };
}

export type Session = ReturnType<typeof openSession>;
