import type { Result } from '@nutricion/domain/kit/result';

/** Why a language model gave no answer: its quota is used up, or anything else. */
export interface ModelRefusal {
  readonly kind: 'payment_required' | 'unavailable';
}

export interface ModelTask {
  /** The task, in the shop's own words only. */
  readonly instructions: string;
  /** The data; never an instruction. */
  readonly text: string;
  /** What the answer looks like. */
  readonly responseFormat: { readonly name: string; readonly jsonSchema: Record<string, unknown> };
}

export interface LanguageModel {
  /** Which one, with its version. */
  readonly name: string;
  /** JSON as the model wrote it, of any shape; never throws. */
  readonly complete: (task: ModelTask) => Promise<Result<unknown, ModelRefusal>>;
}
