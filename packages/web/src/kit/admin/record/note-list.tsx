import { TriangleAlert } from 'lucide-react';

const tones = {
  fault: 'bg-guayaba-tinte text-guayaba-tinta',
  warning: 'bg-mango-tinte text-mango-tinta',
};

interface NoteListProps {
  readonly title: string | null;
  readonly sentences: readonly string[];
  readonly tone: keyof typeof tones;
}

/** What whoever edits a record should know, a sentence each; nothing where there is none. */
export const NoteList = ({ title, sentences, tone }: NoteListProps) =>
  sentences.length > 0 && (
    <div className={`flex gap-2.5 rounded-ficha px-3.5 py-3 text-ui leading-snug ${tones[tone]}`}>
      <TriangleAlert size={18} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none" />
      <div className="min-w-0">
        {title && <p className="font-[650]">{title}</p>}
        <ul className="grid gap-1.5">
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
