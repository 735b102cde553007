import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Logger } from 'pino';
import type { AiSettings } from '../../setting-groups.ts';
import type { LanguageModel } from './language-model.ts';

/** Enough for thirty wishes; a longer response is invalid. */
const MAX_TOKENS = 2_000;

/** The language model of the settings, if any; its client is loaded only then. One try within the time limit. */
export const openLanguageModel = async (
  settings: AiSettings | undefined,
  logger: Pick<Logger, 'warn'>,
): Promise<LanguageModel | null> => {
  if (!settings) return null;
  const { default: OpenAI, APIError } = await import('openai');
  const { baseUrl, apiKey, model, timeoutMs } = settings;
  // Organization and project come from our settings, never from another program's environment.
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'ninguna',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  });
  return {
    name: model,
    complete: async ({ instructions, text, responseFormat: answer }) => {
      try {
        const completion = await client.chat.completions.create(
          {
            model,
            temperature: 0,
            max_tokens: MAX_TOKENS,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: text },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: { name: answer.name, schema: answer.jsonSchema, strict: true },
            },
          },
          // Of the whole answer: the client's own limit ends with its first line.
          { signal: AbortSignal.timeout(timeoutMs) },
        );
        return accept(JSON.parse(completion.choices?.[0]?.message.content ?? ''));
      } catch (error) {
        const status = error instanceof APIError ? error.status : undefined;
        const code = error instanceof APIError ? error.code : undefined;
        // The log contains neither the text nor the key.
        logger.warn(
          { status, code, fault: error instanceof Error ? error.name : 'unknown' },
          'the language model gave no answer',
        );
        const isUsedUp = status === 402 || code === 'insufficient_quota' || code === 'payment_required';
        return refuse({ kind: isUsedUp ? 'payment_required' : 'unavailable' });
      }
    },
  };
};
