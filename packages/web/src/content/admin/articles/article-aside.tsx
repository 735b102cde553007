import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoteList } from '../../../kit/admin/record/note-list.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { labelOfField } from './article-draft.ts';
import type { ArticleReadability } from './use-readability.ts';

interface ArticleAsideProps {
  readonly article: AdminArticleJson;
  readonly reading: ArticleReadability | undefined;
  /** Why readability couldn't be computed. */
  readonly failure: string | null;
  readonly isBehind: boolean;
}

/** Sentences from this length on are hard to read; words. */
const LONG_SENTENCE_WORDS = 20;

/** How it reads, what it lacks, and who has to look at it. */
export const ArticleAside = ({ article, reading, failure, isBehind }: ArticleAsideProps) => (
  <Block aria-labelledby="como-se-lee" aria-busy={isBehind} className="p-5!">
    <h2 id="como-se-lee" className="mb-4 text-h3">
      Cómo se lee
    </h2>
    <div className="grid gap-4">
      {article.returned_because && (
        <NoteList title="Se devolvió" sentences={[article.returned_because]} tone="fault" />
      )}
      {reading ? (
        <Facts reading={reading} />
      ) : failure ? (
        <NoteList title={null} sentences={[failure]} tone="fault" />
      ) : (
        <Skeleton className="h-40 w-full rounded-ficha" />
      )}
      {article.state === 'en-revision' && (
        <p className="text-ui leading-snug text-tinta-suave">
          {article.is_mine
            ? 'Lo último lo escribiste tú: otra persona lo lee y lo publica.'
            : `Lo escribió ${article.written_by ?? 'otra persona'}. Léelo entero, mira sus fuentes y publícalo, o devuélvelo diciendo por qué.`}
        </p>
      )}
    </div>
  </Block>
);

const Facts = ({ reading }: { readonly reading: ArticleReadability }) => {
  const { minutes, words, words_per_sentence: perSentence, faults: issues } = reading;
  const missing = Object.entries(issues).map(([name, issue]) => `${labelOfField(name)}: ${issue}`);
  return (
    <>
      <dl className="grid gap-2 text-ui">
        <Fact label="Toma leerlo">{minutes} min</Fact>
        <Fact label="Palabras">{words.toLocaleString('es-PR')}</Fact>
        <Fact label="Palabras por frase">{perSentence === null ? '—' : perSentence}</Fact>
      </dl>
      {perSentence !== null && perSentence > LONG_SENTENCE_WORDS && (
        <NoteList
          title={null}
          sentences={[`Frases largas: con ${LONG_SENTENCE_WORDS} palabras o menos se leen mejor con sueño.`]}
          tone="warning"
        />
      )}
      <NoteList title="Para pedir revisión falta" sentences={missing} tone="fault" />
      {missing.length === 0 && (
        <p className="flex items-center gap-2 text-ui font-semibold text-verde">
          <CircleCheck size={18} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
          Está completo
        </p>
      )}
    </>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-tinta-suave">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);
