/** What events were called before general availability; null for one that didn't exist. */
const betaNames: Readonly<Record<string, string | null>> = {
  'conversation.item.added': 'conversation.item.created',
  'conversation.item.done': null,
  'response.output_audio_transcript.delta': 'response.audio_transcript.delta',
  'response.output_audio_transcript.done': 'response.audio_transcript.done',
  'response.output_audio.delta': 'response.audio.delta',
  'response.output_audio.done': 'response.audio.done',
  'response.output_text.delta': 'response.text.delta',
  'response.output_text.done': 'response.text.done',
};

/** The name of a GA event in either vocabulary, null where the older one has none. */
export const eventName = (type: string, names: 'ga' | 'beta'): string | null => {
  const older = betaNames[type];
  return names === 'ga' || older === undefined ? type : older;
};
