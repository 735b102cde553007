export interface VoiceActivityLimits {
  /** Mean payload of a window from which it counts as speech. */
  readonly speechBytes: number;
  readonly windowPackets: number;
  /** Quiet after which a speaker is taken to have ended. */
  readonly silenceMs: number;
}

const PACKET_MS = 20;

/** Measured: Opus takes 66 to 87 bytes a packet while somebody speaks, about 32 for silence. */
const measured: VoiceActivityLimits = { speechBytes: 50, windowPackets: 5, silenceMs: 500 };

/** Tells speech from silence by how much Opus needs for it, so that nothing has to be decoded. */
export const openVoiceActivity = (limits: Partial<VoiceActivityLimits> = {}) => {
  const { speechBytes, windowPackets, silenceMs } = { ...measured, ...limits };
  let window: number[] = [];
  let isSpeaking = false;
  let quietMs = 0;

  /** What the next packet changes, if anything. */
  const hear = (payloadBytes: number): 'started' | 'stopped' | undefined => {
    // A click is one big packet, not speech.
    window = [...window, Math.min(payloadBytes, 2 * speechBytes)].slice(-windowPackets);
    const isLoud =
      window.length === windowPackets &&
      window.reduce((sum, bytes) => sum + bytes, 0) / windowPackets >= speechBytes;
    quietMs = isLoud ? 0 : quietMs + PACKET_MS;
    if (isLoud === isSpeaking) return undefined;
    if (isSpeaking && quietMs < silenceMs) return undefined;
    isSpeaking = isLoud;
    return isLoud ? 'started' : 'stopped';
  };
  return { hear };
};
