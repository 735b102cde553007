import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastMessage } from '../../../kit/lib/toast.ts';
import { useUndo } from '../products/use-undo.ts';
import {
  type FileAnswers,
  type FileColumnsResponse,
  type ImportResponse,
  importFile,
  readFileColumns,
} from './api.ts';

/** The server's limit for an import. */
const MAX_BYTES = 20_000_000;

const noAnswers: FileAnswers = { supplier: '', heading: 1, columns: [], decimal: null, similar: new Map() };

interface ImportEnd {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A file on its way into the catalogue: its columns are matched, it is looked at, its questions are answered, and then it is imported. */
export const useImport = ({ onClose, onDone }: ImportEnd) => {
  const undo = useUndo(onDone);
  const [file, setFile] = useState<File | null>(null);
  const [proposal, setProposal] = useState<FileColumnsResponse | null>(null);
  const [answers, setAnswers] = useState<FileAnswers>(noAnswers);
  const [tried, setTried] = useState<ImportResponse | null>(null);
  /** Answers have changed since the file was looked at. */
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };

  const tryWith = async (chosen: File, given: FileAnswers): Promise<void> => {
    setTried(await importFile(chosen, { ...given, skipsFaulty: true, reason: '', seen: null }));
    setStale(false);
  };

  const readColumns = async (chosen: File, supplier: string, heading?: number): Promise<void> => {
    const read = await readFileColumns(chosen, { supplier, ...(heading && { heading }) });
    const columns = read.columns.map(({ column }) => column);
    const given = { ...noAnswers, supplier, heading: read.heading, columns };
    setProposal(read);
    setAnswers(given);
    // The shop's own file says by itself what its columns are.
    if (heading === undefined && columns.includes('version')) await tryWith(chosen, given);
  };

  return {
    ...{ file, proposal, answers, tried, isStale, isBusy, failure },
    chooseFile: (chosen: File | undefined): void => {
      if (!chosen) return;
      setFile(chosen);
      setTried(null);
      setProposal(null);
      if (chosen.size > MAX_BYTES) setFailure('Ese archivo pasa de 20 MB. Divídelo e importa cada parte.');
      else void attempt(() => readColumns(chosen, answers.supplier));
    },
    chooseSupplier: (supplier: string): void => {
      setAnswers({ ...answers, supplier });
      setTried(null);
      if (file) void attempt(() => readColumns(file, supplier));
    },
    chooseHeading: (heading: number): void => {
      if (file) void attempt(() => readColumns(file, answers.supplier, heading));
    },
    /** A column that another heading had goes to this one. */
    chooseColumn: (at: number, column: string | null): void =>
      setAnswers({
        ...answers,
        columns: answers.columns.map((each, index) => {
          if (index === at) return column;
          return each === column ? null : each;
        }),
      }),
    backToColumns: (): void => setTried(null),
    answer: (given: Partial<FileAnswers>): void => {
      setAnswers({ ...answers, ...given });
      setStale(true);
    },
    look: (): void => {
      if (file) void attempt(() => tryWith(file, answers));
    },
    importIt: (options: { readonly skipsFaulty: boolean; readonly reason: string }): void => {
      if (!file || !tried) return;
      void attempt(async () => {
        const done = await importFile(file, { ...answers, ...options, seen: tried.seen });
        const { batch_id: batchId } = done;
        const count = done.created + done.changed;
        toastMessage({
          kind: 'success',
          title: `${count.toLocaleString('es-PR')} ${count === 1 ? 'producto importado' : 'productos importados'}`,
          durationMs: 10_000,
          ...(batchId && { action: { label: 'Deshacer', act: () => void undo(batchId) } }),
        });
        onDone();
        onClose();
      });
    },
  };
};
