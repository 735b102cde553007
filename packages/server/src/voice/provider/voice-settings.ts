/** How the key is sent: as a bearer, in Azure's own header, or by our server only, which then relays the whole call. */
export const voiceAuths = ['openai', 'azure', 'propio'] as const;

/** A provider that speaks the Realtime protocol. */
export interface VoiceSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** Undefined: speech isn't transcribed. */
  readonly transcriptionModel: string | undefined;
  readonly auth: (typeof voiceAuths)[number];
  /** The provider's name as shown to customers. */
  readonly hearer: string;
  /** Of the whole shop. */
  readonly monthlyMinutes: number;
}
