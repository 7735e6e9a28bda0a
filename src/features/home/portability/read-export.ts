import type { OpenedEnvelope } from './create-envelope.ts';

/** The part of a Worker that opens one export; it answers null if it failed. */
type ExportWorker = {
  postMessage: (file: File) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<OpenedEnvelope | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

function createWorker(): ExportWorker {
  return new Worker(new URL('./read-export.worker.ts', import.meta.url), { type: 'module' });
}

/** More than any member's data: all whiteboards together are 20 MB. */
const LARGEST_BYTES = 32 * 1024 * 1024;

/** Reads an export in a worker, which ends with `signal`. Rejects if the file cannot be opened, or with an AbortError. */
export async function openExport(
  file: File,
  signal: AbortSignal,
  create: () => ExportWorker = createWorker,
): Promise<OpenedEnvelope> {
  if (file.size > LARGEST_BYTES) return { kind: 'refused', reason: 'The file is too large.' };
  const worker = create();
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => {
        reject(new Error('The file can’t be opened. Choose it again.'));
      };
      worker.onmessage = ({ data }) => {
        if (data === null) fail();
        else resolve(data);
      };
      worker.onerror = fail;
      signal.addEventListener('abort', () => {
        reject(new DOMException('Another file was chosen', 'AbortError'));
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
