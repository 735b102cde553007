/** How a provider is told the key: as a bearer, in Azure's own header, or by our server alone, which then relays the call whole. */
export const voiceAuths = ['openai', 'azure', 'propio'] as const;

/** A provider that speaks the Realtime protocol. */
export interface VoiceSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** Undefined: what the customer says isn't written down. */
  readonly transcriptionModel: string | undefined;
  readonly auth: (typeof voiceAuths)[number];
  /** Who hears, as customers are told. */
  readonly hearer: string;
  /** Of the whole shop. */
  readonly monthlyMinutes: number;
}
