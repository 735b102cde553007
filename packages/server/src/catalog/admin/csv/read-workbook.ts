import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { projectRoot } from '../../../settings.ts';
import type { SheetRow } from './sheet-row.ts';
import { unpackedBytes } from './unpacked-bytes.ts';
import type { WorkbookMessage } from './workbook-thread.ts';

/** Twice what a workbook of twenty thousand products with all columns takes. */
const MAX_UNPACKED_BYTES = 64_000_000;

/** Whether it is a zip, as workbooks of Excel, LibreOffice and Google are, or the container of Excel before 2007. */
export const isWorkbook = (bytes: Uint8Array): boolean => isZip(bytes) || isOldWorkbook(bytes);

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** The largest workbook of products takes three quarters of it. */
const MEMORY_MB = 512;
const LIMIT_MS = 60_000;

/** Workbooks are read one after the other, so that several of them don't take the memory of several. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Reads the first sheet of a workbook: numbers as typed, of a formula its last result. Formulas aren't computed. What would unpack to more than
 * memory has room for isn't unpacked.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<Result<readonly SheetRow[], string>> => {
  if (isOldWorkbook(bytes))
    return refuse(
      'Es un libro de Excel viejo o con contraseña. Guárdalo como «Libro de Excel (.xlsx)», sin ella.',
    );
  const size = unpackedBytes(bytes);
  if (size === null) return refuse(UNREADABLE);
  if (size > MAX_UNPACKED_BYTES) return refuse(TOO_LARGE);
  const reading = previous.then(() => readInThread(bytes));
  previous = reading.catch(() => {});
  return reading;
};

const isSource = import.meta.url.endsWith('.ts');

/** It lies beside this file as it is run: in the bundle, or as the source that it is in development. */
const threadUrl = new URL(isSource ? './workbook-thread.ts' : './workbook-thread.js', import.meta.url);
const sourceReader = ['--import', join(projectRoot, 'scripts/read-typescript.mjs')];

const readInThread = (bytes: Uint8Array): Promise<Result<readonly SheetRow[], string>> =>
  new Promise((resolve) => {
    const rows: SheetRow[] = [];
    const thread = new Worker(threadUrl, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      ...(isSource && { execArgv: sourceReader }),
    });
    const end = (result: Result<readonly SheetRow[], string>): void => {
      clearTimeout(limit);
      resolve(result);
      void thread.terminate();
    };
    const limit = setTimeout(() => end(refuse(TOO_LARGE)), LIMIT_MS);
    thread.on('message', (message: WorkbookMessage) => {
      if (message.kind === 'rows') for (const row of message.rows) rows.push(row);
      else end(message.issue === null ? accept(rows) : refuse(message.issue));
    });
    // The library throws errors of several kinds for a damaged file, and nothing else runs there.
    thread.on('error', (error: NodeJS.ErrnoException) =>
      end(refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_LARGE : UNREADABLE)),
    );
  });

const TOO_LARGE = 'Ese libro de Excel es demasiado grande por dentro. Divídelo, o guárdalo como CSV.';
const UNREADABLE =
  'Ese libro de Excel no se puede leer. Ábrelo en Excel y guárdalo otra vez como .xlsx, o como CSV.';
