import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStatementReview } from './create-statement-review.ts';
import type { StatementCommand } from './schema.ts';
import { type StatementWorker, useStatementImport } from './use-statement-import.ts';

const onlyOther = { merchants: [], subCategories: [{ slug: 'other', mccCodes: '' }] };
const withRestaurants = {
  merchants: [],
  subCategories: [...onlyOther.subCategories, { slug: 'restaurants', mccCodes: '5812' }],
};

/** The worker's own statements on the page's thread: only the thread is missing. */
function createWorker(): StatementWorker {
  let statements: ReturnType<typeof createStatementReview> | undefined;
  const worker: StatementWorker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: (command: StatementCommand) => {
      if (command.kind === 'learn') {
        if (statements) statements.learn(command.shops);
        else statements = createStatementReview(command.shops);
      } else if (command.kind === 'add') command.files.forEach((file) => statements?.add(file));
      else if (command.kind === 'remove') statements?.remove(command.id);
      else if (command.kind === 'audit') throw new Error('nobody asked for an audit');
      else if (statements) {
        const { number, request } = command;
        const data = { kind: 'reviewed', number, review: statements.review(request) } as const;
        worker.onmessage?.(new MessageEvent('message', { data }));
      }
    },
  };
  return worker;
}

function openStatements() {
  return renderHook(({ shops }) => useStatementImport(shops, 'a-member', createWorker), {
    initialProps: { shops: onlyOther },
  });
}

const statement = new File(
  ['Date,Description,Amount,MCC\n01/05/2026,CORNER PLACE,40.00,5812\n'],
  'january.csv',
);

it('keeps the files, and sorts them again, when the catalog changes under them', async () => {
  const { result, rerender } = openStatements();
  await act(() => result.current.addFiles([statement]));
  await waitFor(() => {
    expect(result.current.review?.summary?.unknownCents).toBe(4000);
  });
  rerender({ shops: withRestaurants });
  await waitFor(() => {
    expect(result.current.review?.summary?.spentCents).toEqual({ restaurants: 4000 });
  });
  expect(result.current.review?.files).toHaveLength(1);
  expect(result.current.isWorking).toBe(false);
});

it('says so when a file cannot be read from the disk, and keeps the others', async () => {
  const { result } = openStatements();
  await act(() => result.current.addFiles([statement]));
  const gone = new File([], 'gone.csv');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('The file was moved.'));
  await act(() => result.current.addFiles([gone]));
  expect(result.current.failure).toBe('The file was moved.');
  expect(result.current.review?.files).toHaveLength(1);
});
