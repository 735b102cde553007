import { queryOptions } from '@tanstack/react-query';
import { fileCall, readTextFile } from '../../../kit/admin/sending/read-text-file.ts';
import { type ApiResponse, call } from '../../../kit/api/api.ts';

export type ImportResponse = ApiResponse<'POST /api/admin/products/import'>;
export type FileColumnsResponse = ApiResponse<'POST /api/admin/products/import/columns'>;

/** What a row that looks like a product is; without an answer it is left out. */
export type SimilarAnswer = 'same' | 'other';

/** What the person says of a file. */
export interface FileAnswers {
  /** Empty: of no supplier. */
  readonly supplier: string;
  readonly heading: number;
  /** The column of each heading; null: left out. */
  readonly columns: readonly (string | null)[];
  readonly decimal: 'comma' | 'point' | null;
  /** By line. */
  readonly similar: ReadonlyMap<number, SimilarAnswer>;
}

interface Import extends FileAnswers {
  readonly skipsFaulty: boolean;
  /** The reason for price jumps; blank if none is needed. */
  readonly reason: string;
  /** Of the dry run; null for a dry run. */
  readonly seen: string | null;
}

/** What the file's columns probably are. Throws `ApiProblem` or `OfflineError`, as the others do. */
export const readFileColumns = async (
  file: File,
  { supplier, heading }: { readonly supplier: string; readonly heading?: number },
): Promise<FileColumnsResponse> => {
  const query = new URLSearchParams({
    ...(supplier && { supplier }),
    ...(heading && { heading: String(heading) }),
  });
  return send<FileColumnsResponse>(`/api/admin/products/import/columns?${query}`, file);
};

/** Sends the file's bytes as they are: the server finds out what they are. */
export const importFile = (
  file: File,
  { supplier, heading, columns, decimal, similar, skipsFaulty, reason, seen }: Import,
): Promise<ImportResponse> => {
  const lines = (answer: SimilarAnswer) =>
    [...similar].filter(([, each]) => each === answer).map(([line]) => line);
  const [same, other] = [lines('same').join(','), lines('other').join(',')];
  const query = new URLSearchParams({
    heading: String(heading),
    columns: columns.map((column) => column ?? '').join(','),
    ...(supplier && { supplier }),
    ...(decimal && { decimal }),
    ...(same && { same }),
    ...(other && { other }),
    ...(skipsFaulty && { only: 'good' }),
    ...(reason && { reason }),
    ...(seen === null ? { dry_run: 'true' } : { seen }),
  });
  return send<ImportResponse>(`/api/admin/products/import?${query}`, file);
};

const send = async <Response>(path: string, file: File): Promise<Response> =>
  (await (await fileCall(path, { method: 'POST', body: file })).json()) as Response;

/** The whole catalogue as CSV, with every column that an import reads. */
export const readCatalogueCsv = (): Promise<string> => readTextFile('/api/admin/products/export.csv');

/** Those that a file may be of; the list of suppliers has the same under this key. */
export const supplierChoicesQuery = queryOptions({
  queryKey: ['admin', 'suppliers', 'list'] as const,
  queryFn: ({ signal }) => call('GET /api/admin/suppliers', {}, { signal }),
  staleTime: 0,
});
