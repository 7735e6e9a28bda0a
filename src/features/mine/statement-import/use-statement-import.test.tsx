import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DirectionQuestion } from './components/direction-question.tsx';
import { ShopQuestions } from './components/shop-questions.tsx';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import { createStatementReview } from './create-statement-review.ts';
import type { Decisions, MerchantGroup, NotedOffer, StatementCommand } from './schema.ts';
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

afterEach(() => {
  localStorage.clear();
});

const none: Decisions = {};
const noOffers: readonly NotedOffer[] = [];

function openStatements(shops: ShopFacts = onlyOther) {
  const initialProps: { shops: ShopFacts; decisions?: Decisions } = { shops };
  return renderHook(
    ({ shops, decisions = none }) =>
      useStatementImport(shops, 'a-member', decisions, noOffers, createWorker),
    { initialProps },
  );
}

const statement = new File(
  ['Date,Description,Amount,MCC\n01/05/2026,CORNER PLACE,40.00,5812\n'],
  'january.csv',
);

const unclear = (name: string, ...rows: readonly string[]) =>
  new File([['Date,Description,Amount', ...rows].join('\n')], name);

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
  expect(result.current.failure).toMatch(/^A file can’t be opened\./u);
  expect(result.current.review?.files).toHaveLength(1);
});

it('stops reading a file that is canceled, and keeps the files that were read', async () => {
  const started: StatementWorker[] = [];
  const create = () => {
    const worker = createWorker();
    started.push(worker);
    return worker;
  };
  const { result } = renderHook(() =>
    useStatementImport(withRestaurants, 'a-member', none, noOffers, create),
  );
  await act(() => result.current.addFiles([statement]));
  await waitFor(() => {
    expect(result.current.review?.summary?.spentCents).toEqual({ restaurants: 4000 });
  });
  expect(result.current.reading).toBeUndefined();
  // Never answers again, as while it reads an endless file.
  const [first] = started;
  if (first) first.postMessage = vi.fn();
  await act(() => result.current.addFiles([new File(['x'], 'endless.csv')]));
  expect(result.current.reading).toEqual({ name: 'endless.csv', share: 0 });
  expect(result.current.fileCount).toBe(2);
  await act(() => result.current.cancel());
  expect(first?.terminate).toHaveBeenCalledOnce();
  expect(started).toHaveLength(2);
  expect(result.current).toMatchObject({ isWorking: false, fileCount: 1, reading: undefined });
  expect(result.current.review?.files.map(({ name }) => name)).toEqual(['january.csv']);
  expect(result.current.review?.summary?.spentCents).toEqual({ restaurants: 4000 });
});

it('starts no worker for a screen that is left while a file is canceled', async () => {
  const create = vi.fn(createWorker);
  const { result, unmount } = renderHook(() =>
    useStatementImport(withRestaurants, 'a-member', none, noOffers, create),
  );
  await act(() => result.current.addFiles([statement]));
  const canceled = result.current.cancel();
  unmount();
  await canceled;
  expect(create).toHaveBeenCalledOnce();
});

it('reports a reading failure in plain words', async () => {
  const worker = createWorker();
  const create = () => worker;
  const { result } = renderHook(() =>
    useStatementImport(withRestaurants, 'a-member', none, noOffers, create),
  );
  const data = { kind: 'failed' } as const;
  worker.postMessage = ({ kind }) => {
    if (kind === 'review') worker.onmessage?.(new MessageEvent('message', { data }));
  };
  await act(() => result.current.addFiles([statement]));
  expect(result.current.failure).toMatch(/^Something went wrong on this page\./u);
  expect(result.current.isWorking).toBe(false);
});

it('asks about ten shops at a time, and about the rest once these are answered', () => {
  const names = [...'ABCDEFGHIJKL'].map((letter) => `SHOP ${letter}`);
  const merchants = names.map((name, index): MerchantGroup => ({
    ...{ key: name, description: name },
    ...{ shop: null, correction: null, lines: 1, netCents: 1_000 - index },
    treatment: {
      kind: 'counted',
      subCategory: 'coffee',
      by: 'shop-word',
      readings: ['coffee', 'attractions'],
    },
  }));
  const show = (shown: readonly MerchantGroup[]) => (
    <ShopQuestions merchants={shown} decisions={none} renderReading={() => null} />
  );
  const { rerender } = render(show(merchants));
  const questions = () => screen.getAllByRole('listitem').length;
  expect(questions()).toBe(10);
  rerender(
    show(merchants.map((each, index) => (index < 2 ? { ...each, correction: each.key } : each))),
  );
  expect(questions()).toBe(12);
});

it('sorts the files again when a shop is corrected, here or on another device', async () => {
  const { result, rerender } = openStatements();
  await act(() => result.current.addFiles([statement]));
  rerender({ shops: withRestaurants, decisions: { 'CORNER PLACE': 'other' } });
  await waitFor(() => {
    expect(result.current.review?.summary?.spentCents).toEqual({ other: 4000 });
  });
  rerender({ shops: withRestaurants });
  await waitFor(() => {
    expect(result.current.review?.summary?.spentCents).toEqual({ restaurants: 4000 });
  });
  expect(result.current.isWorking).toBe(false);
});

it('asks which kind of shop a name is, once for all towns, and counts the likely one meanwhile', async () => {
  const slugs = ['superstores', 'coffee', 'attractions'];
  const shops = {
    merchants: [{ name: 'Walmart', aliases: [], subCategory: 'superstores' }],
    subCategories: slugs.map((slug) => ({ slug, mccCodes: '' })),
  };
  const { result, rerender } = openStatements(shops);
  const rows = [
    '05/01/2026,WALMART CAFE AUSTIN TX,20.00',
    '05/02/2026,WALMART CAFE 12 DALLAS TX,30.00',
    '05/03/2026,CITY MUSEUM CAFE 12,7.00',
    '05/04/2026,WALMART #12,500.00',
    '05/05/2026,PAYMENT THANK YOU,-90.00',
  ];
  await act(() => result.current.addFiles([unclear('may.csv', ...rows)]));
  await waitFor(() => {
    expect(result.current.review?.summary?.spentCents).toEqual({
      superstores: 55_000,
      coffee: 700,
    });
  });
  const show = (decisions: Decisions) => (
    <ShopQuestions
      merchants={result.current.review?.merchants ?? []}
      decisions={decisions}
      renderReading={({ key, correction, treatment }) => (
        <>
          {treatment.kind === 'counted' && `${key}: ${treatment.readings?.join(' or ')}`}
          {correction !== null && ', answered'}
        </>
      )}
    />
  );
  const { rerender: showAgain, unmount } = render(show(none));
  const questions = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(questions()).toEqual([
    'WALMART CAFE 2 lines$50.00WALMART CAFE: superstores or coffee',
    'CITY MUSEUM CAFE 1 line$7.00CITY MUSEUM CAFE: coffee or attractions',
  ]);
  const decisions = { 'WALMART CAFE': 'coffee' };
  rerender({ shops, decisions });
  await waitFor(() => {
    expect(result.current.review?.summary?.spentCents).toEqual({
      superstores: 50_000,
      coffee: 5_700,
    });
  });
  showAgain(show(decisions));
  expect(questions()[0]).toMatch(/superstores or coffee, answered$/u);
  // The next import asks no more.
  unmount();
  render(show(decisions));
  expect(questions()).toHaveLength(1);
});

it('asks once for each bank which way the money went, and keeps the answer', async () => {
  const { result, unmount } = openStatements();
  await act(() =>
    result.current.addFiles([
      unclear('may.csv', '05/01/2026,XYZZY,42.10', '05/02/2026,PLUGH,-7.00'),
    ]),
  );
  await waitFor(() => {
    expect(result.current.review?.files).toHaveLength(1);
  });
  const [file] = result.current.review?.files ?? [];
  if (file?.outcome.kind !== 'read') throw new Error('the file was not read');
  const { asks, reading } = file.outcome;
  expect(asks.map(({ description }) => description)).toEqual(['XYZZY', 'PLUGH']);
  const user = userEvent.setup();
  render(
    <DirectionQuestion
      asks={asks}
      sign={reading.sign}
      onAnswer={(answer) => result.current.readOtherwise(file.id, answer)}
    />,
  );
  expect(screen.getByRole('group')).toHaveTextContent('Is this money you spent: XYZZY, $42.10');
  await user.click(screen.getByRole('button', { name: 'No, it came in' }));
  await waitFor(() => {
    expect(result.current.review?.summary?.unknownCents).toBe(0);
  });
  expect(result.current.review?.files[0]?.outcome).toMatchObject({ asks: [] });
  unmount();

  const later = openStatements();
  await act(() =>
    later.result.current.addFiles([
      unclear('june.csv', '06/01/2026,PLUGH,-9.00', '06/02/2026,XYZZY,3.00'),
    ]),
  );
  await waitFor(() => {
    expect(later.result.current.review?.summary?.unknownCents).toBe(600);
  });
  expect(later.result.current.review?.files[0]?.outcome).toMatchObject({ asks: [] });
});
