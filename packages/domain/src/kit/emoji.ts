const EMOJI = /^\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Extended_Pictographic}){0,6}$/u;

/** Whether a text is one emoji, joined ones too, and nothing else. */
export const isEmoji = (text: string): boolean => EMOJI.test(text);
