import { fileCall, readTextFile } from '../../../kit/admin/sending/read-text-file.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';

export type ImportResponse = ApiResponse<'POST /api/admin/products/import'>;

interface ImportOptions {
  /** Checks the whole file and changes nothing. */
  readonly isDry: boolean;
  /** Imports the rows without errors; otherwise one faulty row refuses the whole file. */
  readonly skipsFaulty: boolean;
  /** The reason for price jumps; blank if none is needed. */
  readonly reason: string;
}

/** Sends the file's bytes as they are: the server detects Excel's encoding and separator. Throws `ApiProblem` or `OfflineError`. */
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

/** The whole catalogue as CSV, with every column that an import reads. Throws like `sendCsv`. */
export const readCatalogueCsv = (): Promise<string> => readTextFile('/api/admin/products/export.csv');
