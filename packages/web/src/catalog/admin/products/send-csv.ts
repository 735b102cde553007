import { fileCall, readTextFile } from '../../../kit/admin/sending/read-text-file.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';

export type ImportResponse = ApiResponse<'POST /api/admin/products/import'>;

interface ImportOptions {
  /** Tries all of it, and takes all of it back. */
  readonly isDry: boolean;
  /** Takes in the rows without faults; else one faulty row keeps all out. */
  readonly skipsFaulty: boolean;
  /** The reason for prices that jump; blank if none is needed. */
  readonly reason: string;
}

/** Sends the file's own bytes: only the server reads what Excel made of them. Throws `ApiProblem` or `OfflineError`. */
export const sendCsv = async (
  file: File,
  { isDry, skipsFaulty, reason }: ImportOptions,
): Promise<ImportResponse> => {
  const query = new URLSearchParams({
    ...(isDry && { dry_run: 'true' }),
    ...(skipsFaulty && { only: 'good' }),
    ...(reason && { reason }),
  });
  const response = await fileCall(`/api/admin/products/import?${query}`, { method: 'POST', body: file });
  return (await response.json()) as ImportResponse;
};

/** The whole catalogue as a file, with every column that an import reads. Throws like `sendCsv`. */
export const readCatalogueCsv = (): Promise<string> => readTextFile('/api/admin/products/export.csv');
