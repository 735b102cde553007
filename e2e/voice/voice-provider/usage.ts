import type { WireObject } from './realtime-event.ts';

const CHARACTERS_PER_TOKEN = 4;
/** A second of speech, some 15 characters, is heard as 10 tokens and spoken as 20. */
const AUDIO_TOKENS_PER_CHARACTER = 20 / 15;
/** What every response reads anew of instructions, tools and conversation. */
const INPUT_TOKENS = { text: 400, audio: 40, cached: 320 };

/** A plausible bill for a response: it grows with what was said, so that sums can be tested. */
export function usageOf(output: readonly WireObject[]): WireObject {
  const characters = JSON.stringify(output).length;
  const textTokens = Math.ceil(characters / CHARACTERS_PER_TOKEN);
  const audioTokens = Math.ceil(characters * AUDIO_TOKENS_PER_CHARACTER);
  const inputTokens = INPUT_TOKENS.text + INPUT_TOKENS.audio;
  return {
    total_tokens: inputTokens + textTokens + audioTokens,
    input_tokens: inputTokens,
    output_tokens: textTokens + audioTokens,
    input_token_details: {
      text_tokens: INPUT_TOKENS.text,
      audio_tokens: INPUT_TOKENS.audio,
      image_tokens: 0,
      cached_tokens: INPUT_TOKENS.cached,
      cached_tokens_details: { text_tokens: INPUT_TOKENS.cached, audio_tokens: 0, image_tokens: 0 },
    },
    output_token_details: { text_tokens: textTokens, audio_tokens: audioTokens },
  };
}
