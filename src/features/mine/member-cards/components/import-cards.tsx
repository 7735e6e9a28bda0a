import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { decodeStatement } from '@/domain/csv/decode-statement.ts';
import { detectFormat } from '@/domain/statement/detect-format.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { type CardRow, type CatalogRows, isOfOthers } from '@/features/catalog/facts/schema.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import { createMemberCard, memberCardEdits } from '../mutations.ts';
import {
  type ImportColumns,
  type ImportedCard,
  MOST_ROWS,
  planCardImport,
} from '../plan-card-import.ts';
import type { HeldEntry, MemberCard } from '../schema.ts';
import { ImportColumnFields } from './import-column-fields.tsx';

type ImportCardsProps = {
  rows: CatalogRows;
  entries: readonly HeldEntry[];
  owner: Owner;
  onClose: () => void;
};

const LARGEST_FILE = 1_000_000;
const TEXT_TOO_LARGE = 'This text is too large for a list of cards.';

function describeRow({ values }: ImportedCard): string {
  const { status, opened_on, closed_on, bonus_posted_on, annual_fee_cents } = values;
  return [
    {
      held: '',
      closed: 'closed',
      wish_list: 'wish list',
      authorized_user: 'authorized user',
      rejected: 'denied',
    }[status],
    opened_on && `opened ${formatDate(opened_on)}`,
    closed_on && `closed ${formatDate(closed_on)}`,
    bonus_posted_on && `bonus ${formatDate(bonus_posted_on)}`,
    annual_fee_cents !== null && `fee ${formatCents(annual_fee_cents)}`,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** Adds the cards of a list from a spreadsheet or another app, after a preview; the message undoes all of them. */
export function ImportCards({ rows, entries, owner, onClose }: ImportCardsProps) {
  const [typed, setTyped] = useState('');
  /** Typed text, or the text of a file. Kept out of the text field, which freezes the page when it is long. */
  const [text, setText] = useState('');
  const [columns, setColumns] = useState<ImportColumns>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  /** Lines that the person ticked or cleared. */
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [isMapping, setMapping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = useMutation(memberCardEdits.adding);
  const remove = useMutation(memberCardEdits.removing);
  const cards = new Map(rows.cards.map((card) => [card.id, card]));
  const read = useDeferredValue(text);
  const outcome = useMemo(() => {
    const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
    const sources = {
      cards: rows.cards.filter((card) => !isOfOthers(card)),
      issuerOf: ({ company_id }: CardRow) => issuers.get(company_id) ?? '',
      memberCards: entries.map(({ memberCard }) => memberCard),
      today: getToday(),
    };
    return planCardImport(read, sources, columns);
  }, [read, columns, rows, entries]);
  const found = outcome.kind === 'cards' ? outcome.cards : [];
  const cardOf = ({ line, cardIds }: ImportedCard) =>
    chosen.get(line) ?? (cardIds.length === 1 ? cardIds[0] : undefined);
  const isTaken = (row: ImportedCard) =>
    cardOf(row) !== undefined && (ticked.get(row.line) ?? row.known === null);
  const taken = found.filter(isTaken);

  const start = (next: string) => {
    setText(next);
    setTyped('');
    setColumns(undefined);
    setChosen(new Map());
    setTicked(new Map());
    setMapping(false);
    setProblem(undefined);
  };
  /** Changes the columns; cards chosen for other names are forgotten. */
  const map = (next: ImportColumns) => {
    const before = 'columns' in outcome ? outcome.columns : next;
    if (next.name !== before.name || next.issuer !== before.issuer) {
      setChosen(new Map());
      setTicked(new Map());
    }
    setColumns(next);
    setMapping(true);
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) {
      setProblem('This file is too large for a list of cards.');
      return;
    }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const format = detectFormat(bytes);
      if (format.kind === 'other')
        setProblem(`This is ${format.found}. Save the list as CSV first.`);
      else start(decodeStatement(bytes));
    } catch {
      setProblem('This file can’t be read. Choose it again.');
    }
  };

  const addAll = () => {
    let position = Math.max(0, ...entries.map(({ memberCard }) => memberCard.position));
    const created = taken.flatMap((row): MemberCard[] => {
      const card = cardOf(row);
      position += 1;
      return card === undefined
        ? []
        : [
            createMemberCard(card, {
              ...row.values,
              // The usual fee is the catalog's to know.
              annual_fee_cents:
                row.values.annual_fee_cents === cards.get(card)?.annual_fee_cents
                  ? null
                  : row.values.annual_fee_cents,
              position,
              person_id: owner,
            }),
          ];
    });
    const all = formatCount(created.length, 'card');
    const note = toast({ title: `Adding ${all}` });
    const tell = (outcomes: readonly PromiseSettledResult<MemberCard>[]) => {
      const added = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      dismissToast(note);
      if (added.length === 0) return;
      toast({
        title: `${added.length === created.length ? all : `${added.length} of ${all}`} added`,
        tone: 'success',
        action: {
          label: 'Undo',
          onPress: () => {
            for (const card of added) remove.mutate(card);
          },
        },
      });
    };
    void Promise.allSettled(created.map((card) => add.mutateAsync(card))).then(tell);
    onClose();
  };

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4">
      <div className="grid min-h-0 content-start gap-4 overflow-y-auto">
        <Field
          label="Paste your list, or choose a CSV file"
          hint={
            read.trim() === '' &&
            'One card per line, with headings such as Card, Opened, Closed, Bonus date and Annual fee. Card numbers are dropped.'
          }
          error={problem}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={read.trim() === '' ? 4 : 2}
              value={typed}
              onPaste={(event) => {
                if (event.clipboardData.getData('text').length <= LARGEST_FILE) return;
                event.preventDefault();
                setProblem(TEXT_TOO_LARGE);
              }}
              onChange={({ target: { value } }) => {
                if (value.length > LARGEST_FILE) {
                  setProblem(TEXT_TOO_LARGE);
                  return;
                }
                start(value);
                setTyped(value);
              }}
            />
          )}
        </Field>
        <input
          type="file"
          aria-label="A file with your cards"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="file:border-input text-sm file:mr-3 file:rounded-md file:border file:px-3 file:py-1.5 file:font-medium"
          // The same file can be chosen again after it was changed.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
        {outcome.kind === 'cards' && (
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            aria-expanded={isMapping}
            onClick={() => setMapping(!isMapping)}
          >
            Columns
          </Button>
        )}
        {(outcome.kind === 'columns' || (outcome.kind === 'cards' && isMapping)) && (
          <ImportColumnFields
            headings={outcome.headings}
            columns={outcome.columns}
            onChange={map}
          />
        )}
        {outcome.kind === 'cards' && outcome.leftOut > 0 && (
          <p role="status" className="text-caution text-sm">
            Only the first {MOST_ROWS} cards are read. Import the other{' '}
            {formatCount(outcome.leftOut, 'line')} as a list of their own.
          </p>
        )}
        {found.length > 0 && (
          <ul aria-label="Cards in the list" className="divide-y">
            {found.map((row) => {
              const card = cardOf(row);
              const name = card === undefined ? row.text : (cards.get(card)?.name ?? row.text);
              return (
                <li key={row.line} className="grid gap-2 py-2">
                  <div className="flex items-start gap-3">
                    <Checkbox
                      aria-label={`Add ${name}, line ${row.line}`}
                      className="mt-1"
                      checked={isTaken(row)}
                      disabled={card === undefined}
                      onCheckedChange={(checked) => {
                        setTicked(new Map([...ticked, [row.line, checked === true]]));
                      }}
                    />
                    <p className="min-w-0 flex-1">
                      <span className="font-medium">{name}</span>
                      <span className="text-muted-foreground block text-sm">
                        {[
                          name === row.text ? '' : `“${row.text}”`,
                          describeRow(row),
                          row.known === 'my-cards' ? 'on your list already' : '',
                          row.known === 'above' ? 'same as a line above' : '',
                          row.cardIds.length === 0 ? 'not in our catalog' : '',
                        ]
                          .filter((part) => part !== '')
                          .join(', ')}
                      </span>
                    </p>
                  </div>
                  {row.cardIds.length > 1 && (
                    <NativeSelect
                      aria-label={`Card of “${row.text}”`}
                      value={chosen.get(row.line) ?? ''}
                      onChange={(event) =>
                        setChosen(new Map([...chosen, [row.line, Number(event.target.value)]]))
                      }
                    >
                      <option value="" disabled>
                        Which card is it?
                      </option>
                      {row.cardIds.map((id) => (
                        <option key={id} value={id}>
                          {cards.get(id)?.name}
                        </option>
                      ))}
                    </NativeSelect>
                  )}
                  {card === undefined && row.cardIds.length === 0 && (
                    <Button
                      size="sm"
                      variant="outline"
                      className="justify-self-start"
                      aria-label={`Describe “${row.text}” yourself`}
                      onClick={() => askedOwnCard.set({ name: row.text })}
                    >
                      Describe it yourself
                    </Button>
                  )}
                  {row.problems.length > 0 && (
                    <p className="text-caution text-sm">{row.problems.join(' ')}</p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {read.trim() !== '' && (outcome.kind === 'empty' || outcome.kind === 'balances') && (
          <p role="status" className="text-muted-foreground">
            {outcome.kind === 'empty'
              ? 'No cards were found in this list.'
              : 'This list has points by program, not cards. Add them under “My points”.'}
          </p>
        )}
      </div>
      <Button className="justify-self-start" disabled={taken.length === 0} onClick={addAll}>
        {taken.length === 0 ? 'Add the cards' : `Add ${formatCount(taken.length, 'card')}`}
      </Button>
    </div>
  );
}
