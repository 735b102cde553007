/** What a server says of its log's archive. */
export interface ArchiveRow {
  readonly is_on: boolean;
  /** The log file that is being written; null on a standby. */
  readonly current_file: string | null;
  /** The last thing that was archived: a log file, or a timeline's or a backup's note. */
  readonly archived_file: string | null;
  readonly failures: number;
  /** Since something was archived. */
  readonly silent_seconds: number;
}

export interface ArchiveState {
  readonly waitingFiles: number;
  readonly waitingSeconds: number;
  readonly failures: number;
}

/** How far the archive is behind; null where nothing is archived. Of a note nobody knows how many files wait, so its silence alone counts. */
export const readArchive = (row: ArchiveRow): ArchiveState | null => {
  const { is_on, current_file, archived_file, failures, silent_seconds } = row;
  const current = fileNumber(current_file);
  if (!is_on || current === null) return null;
  const archived = archived_file === null ? 0 : (fileNumber(archived_file) ?? current - 1);
  const waitingFiles = Math.max(0, current - archived - 1);
  return { waitingFiles, waitingSeconds: waitingFiles > 0 ? silent_seconds : 0, failures };
};

/** Files of 16 MB, 256 to each number in the middle, whatever the timeline. */
const fileNumber = (name: string | null): number | null => {
  const [, middle = '', last = ''] = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(name ?? '') ?? [];
  return middle ? Number.parseInt(middle, 16) * 256 + Number.parseInt(last, 16) : null;
};
