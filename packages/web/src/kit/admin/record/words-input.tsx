import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { TextInput } from '../../ui/text-input.tsx';

interface WordsInputProps {
  readonly words: readonly string[];
  readonly maxLength: number;
  readonly onChange: (words: readonly string[]) => void;
}

/** Words of one's own, each to be taken off with a tap; Enter, a comma and leaving the field add one. */
export const WordsInput = ({ words, maxLength, onChange }: WordsInputProps) => {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word));
    if (fresh.length > 0) onChange([...words, ...new Set(fresh)]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onChange(words.slice(0, -1));
  };
  return (
    <div>
      {words.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={`Quitar ${word}`}
                onClick={() => onChange(words.filter((other) => other !== word))}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control bg-suelo pr-2.5 pl-3 text-left text-ui wrap-anywhere hover:bg-rocio"
              >
                {word}
                <X size={16} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        placeholder="Escribe y pulsa Enter"
        onChange={({ target }) => {
          const typed = target.value;
          if (!typed.includes(',')) return setText(typed);
          target.value = '';
          add(typed);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
      />
    </div>
  );
};
