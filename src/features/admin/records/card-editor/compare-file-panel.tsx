import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { decodeStatement } from '@/domain/csv/decode-statement.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { isOwnCard } from '@/features/catalog/facts/schema.ts';
import { formatCount, formatNumber } from '@/lib/format.ts';
import { createStored } from '@/lib/storage/stored.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { cardsToCheckQuery } from './queries.ts';
import {
  type FileCard,
  compareFile,
  MOST_CARDS,
  nameFileCard,
  readFileCards,
} from './compare-file.ts';
import { FileDrop } from '../components/file-drop.tsx';

type Choices = Readonly<Record<string, number>>;

/** Cards that an editor chose for names of a file, kept for the next file. */
const choices = createStored<Choices>({
  key: 'compared-cards',
  place: 'local',
  fallback: {},
  read: (kept) =>
    typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).flatMap(([name, id]) =>
            typeof id === 'number' ? [[name, id] as const] : [],
          ),
        )
      : undefined,
});

/** Names without a card of ours that are shown; a survey has hundreds of cards that we do not list. */
const MOST_UNMATCHED = 100;

/** Several times the survey's. */
const MOST_BYTES = 5_000_000;

function UnmatchedCards({
  cards,
  names,
}: {
  cards: readonly FileCard[];
  names: ReadonlyMap<string, number>;
}) {
  const id = useId();
  return (
    <details>
      <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
        {formatCount(cards.length, 'card')} in the file that we don’t have
      </summary>
      <datalist id={id}>
        {[...names.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="max-h-[60dvh] divide-y overflow-y-auto">
        {cards.slice(0, MOST_UNMATCHED).map((card) => (
          <li
            key={nameFileCard(card)}
            className="grid items-center gap-2 py-2 sm:grid-cols-[minmax(0,1fr)_18rem]"
          >
            <span className="break-words">{nameFileCard(card)}</span>
            <input
              list={id}
              aria-label={`Our card for ${card.name}`}
              placeholder="Choose ours"
              className="border-input bg-card min-h-10 w-full rounded-md border px-3 pointer-coarse:min-h-11"
              onChange={(event) => {
                const ours = names.get(event.target.value);
                if (ours !== undefined)
                  choices.set({ ...choices.get(), [nameFileCard(card)]: ours });
              }}
            />
          </li>
        ))}
      </ul>
      {cards.length > MOST_UNMATCHED && (
        <p className="text-muted-foreground py-2 text-sm">
          And {formatCount(cards.length - MOST_UNMATCHED, 'more card')}.
        </p>
      )}
    </details>
  );
}

type ComparedFile = { readonly name: string; readonly cards: readonly FileCard[] };

/** Compares the fees of our cards with another data set; what differs goes to the top of the pages to read. */
export function CompareFilePanel() {
  const { cards, companies } = useCatalog();
  const queryClient = useQueryClient();
  const chosen = useSyncExternalStore(choices.subscribe, choices.get);
  const [file, setFile] = useState<ComparedFile>();
  const [problem, setProblem] = useState<string>();
  const listed = useMemo(() => cards.filter((card) => !isOwnCard(card)), [cards]);
  const comparison = useMemo(() => {
    const issuers = new Map(companies.map(({ id, name }) => [id, name]));
    const ours = listed.map((card) => ({ ...card, issuer: issuers.get(card.company_id) ?? '' }));
    return file && compareFile(file.cards, ours, chosen);
  }, [listed, companies, file, chosen]);
  const report = useMutation({
    mutationFn: async () => {
      const supabase = await getSupabase();
      const differences = (comparison?.differences ?? []).map(
        ({ name: _, ...difference }) => difference,
      );
      const { data } = await supabase
        .rpc('report_differences', { file_name: file?.name ?? '', differences })
        .throwOnError();
      return data;
    },
    onSuccess: async (added) => {
      toast({
        title: `${formatCount(added, 'difference')} added to the pages to read`,
        tone: 'success',
      });
      await queryClient.invalidateQueries({ queryKey: cardsToCheckQuery().queryKey });
    },
    onError: reportFailure('The differences were not added'),
  });

  const read = async (given: File) => {
    setProblem(undefined);
    setFile(undefined);
    if (given.size > MOST_BYTES) {
      setProblem('This file is larger than 5 MB.');
      return;
    }
    const text = decodeStatement(new Uint8Array(await given.arrayBuffer()));
    const found = readFileCards(text);
    if (found.length === 0) setProblem('No column in this file has card names.');
    else if (found.length > MOST_CARDS)
      setProblem(`This file has more than ${formatNumber(MOST_CARDS)} cards. Compare it in parts.`);
    else setFile({ name: given.name, cards: found });
  };

  return (
    <section aria-label="Compare with a file" className="grid max-w-4xl gap-3">
      <p className="text-muted-foreground max-w-prose text-sm">
        The CFPB’s survey “Terms of Credit Card Plans”, saved as CSV, or any list with name, issuer,
        annual_fee and foreign_transaction_fee, as CSV or JSON. Nothing in it becomes a fact: a
        difference is only a reason to read the page.
      </p>
      <FileDrop
        label="Choose a CSV or JSON file"
        accept=".csv,.json,text/csv,application/json,text/plain"
        onFile={(given) =>
          void read(given).catch(() =>
            setProblem('This file could not be read: it is neither CSV nor JSON.'),
          )
        }
      />
      {problem !== undefined && (
        <p role="alert" className="text-destructive text-sm">
          {problem}
        </p>
      )}
      {file && comparison && (
        <>
          <p role="status" className="font-medium">
            {file.name}: {formatCount(file.cards.length, 'card')}, {comparison.matched} of them
            ours, {formatCount(comparison.differences.length, 'difference')}
          </p>
          {comparison.differences.length > 0 && (
            <>
              <ul aria-label="Differences" className="divide-y">
                {comparison.differences.map(({ card_id: id, name, field, ours: own, theirs }) => (
                  <li key={`${id} ${field}`} className="flex flex-wrap gap-x-4 py-2">
                    <span className="min-w-0 flex-1 basis-56 font-medium" translate="no">
                      {name}
                    </span>
                    <span className="tabular-nums">
                      {field}: {own} here, {theirs} in the file
                    </span>
                  </li>
                ))}
              </ul>
              <Button
                className="w-fit"
                isLoading={report.isPending}
                onClick={() => report.mutate()}
              >
                Read these pages first
              </Button>
            </>
          )}
          {comparison.unmatched.length > 0 && (
            <UnmatchedCards
              cards={comparison.unmatched}
              names={new Map(listed.map(({ id, name }) => [name, id]))}
            />
          )}
        </>
      )}
    </section>
  );
}
