import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { isStale } from '@/domain/fact-age.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useSettleFoundReports } from '@/features/admin/fact-reports/public.ts';
import { reportInboxQuery } from '@/features/admin/fact-reports/queries.ts';
import type { FactReport } from '@/features/admin/fact-reports/schema.ts';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatCount } from '@/lib/format.ts';
import { useSaveWholeCard } from '../mutations.ts';
import { type EditorRow, keyOf, type SavedRow, toSavedRows } from './apply-edits.ts';
import { checkDocument, toPayload } from './check-document.ts';
import { createRowNames, describeSource, type RowNames, summarizeRow } from './describe-row.ts';
import { mainTables, sections } from './list-sections.ts';
import { readWholeCard, wholeCardQuery } from './queries.ts';
import {
  isPage,
  listRowsOnPage,
  ownerOf,
  setChecked,
  splitDue,
  undoChecked,
} from './set-checked.ts';

type Finding = 'same' | 'changed' | 'unknown';

const FINDINGS: readonly (readonly [Finding, string])[] = [
  ['same', 'Still so'],
  ['changed', 'Changed'],
  ['unknown', 'Can’t tell'],
];

/** The text of a field, or a stand-in for an empty one. */
const orElse = (text: string | undefined, none: string) =>
  text === undefined || text === '' ? none : text;

type FactLineProps = {
  row: EditorRow;
  /** Rows that are told with it: the options of a choice, the tiers of an offer. */
  parts: readonly EditorRow[];
  names: RowNames;
  finding: Finding;
  /** Open reports of it, from people, files or the watch. */
  reports: readonly FactReport[];
  error: string | undefined;
  onFind: (finding: Finding) => void;
};

const describeParts = (parts: readonly EditorRow[], names: RowNames) =>
  [...new Set(parts.map((part) => summarizeRow(part, names).title))].join(', ');

function FactLine({ row, parts, names, finding, reports, error, onFind }: FactLineProps) {
  const { title, note } = summarizeRow(row, names);
  const { texts, table } = row;
  const facts =
    table === 'credit_cards'
      ? `$${orElse(texts['annual_fee_cents'], '0')} a year · ${orElse(texts['foreign_transaction_fee_percent'], '?')}% abroad · earns ${orElse(texts['base_rate'], '?')}`
      : note;
  const isOverdue = isStale(table, texts['verified_on'] ?? null, getToday());
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-muted-foreground text-sm">
          {facts !== '' && `${facts} · `}
          {parts.length > 0 && `${describeParts(parts, names)} · `}
          <span className={cn(isOverdue && 'text-caution')}>{describeSource(texts)}</span>
          {texts['confidence'] === 'low' && ' · low confidence'}
        </p>
        {reports.map(({ id, problem, suggested_value: value }) => (
          <p key={id} className="text-caution text-sm break-words">
            {problem}
            {value !== null && ` Suggested: ${value}.`}
          </p>
        ))}
        {error !== undefined && (
          <p role="alert" className="text-destructive text-sm">
            {error}
          </p>
        )}
      </div>
      <RadioGroup
        aria-label={title}
        value={finding}
        onValueChange={(value) => onFind(FINDINGS.find(([key]) => key === value)?.[0] ?? 'same')}
        className="bg-muted flex w-fit gap-0.5 rounded-md p-0.5"
      >
        {FINDINGS.map(([value, label]) => (
          <RadioChoice
            key={value}
            value={value}
            className="text-muted-foreground data-[state=checked]:bg-card data-[state=checked]:text-foreground min-h-8 rounded-sm px-2.5 text-sm font-medium data-[state=checked]:shadow-sm pointer-coarse:min-h-11"
          >
            {label}
          </RadioChoice>
        ))}
      </RadioGroup>
    </li>
  );
}

type ReadingDeskProps = {
  cardId: number;
  /** The card to read after this one. */
  next: number | undefined;
  /** How much answers depend on the page, in words. */
  worth: ReactNode;
};

/** The facts of a card beside its issuer's page: each is still so, changed, or cannot be told. */
export function ReadingDesk({ cardId, ...rest }: ReadingDeskProps) {
  const { data: card } = useSuspenseQuery(wholeCardQuery(cardId));
  if (card === null) {
    return (
      <EmptyState icon={<CircleCheck />} title="This card is gone">
        Somebody removed it.
      </EmptyState>
    );
  }
  return <CardReading cardId={cardId} base={toSavedRows(card)} {...rest} />;
}

function CardReading({
  cardId,
  base,
  next,
  worth,
}: ReadingDeskProps & { base: readonly SavedRow[] }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = useSaveWholeCard();
  const names = createRowNames(useCatalog(), useApplicationRules(), base);
  const { data: inbox } = useSuspenseQuery(reportInboxQuery('open'));
  const settle = useSettleFoundReports();
  const reportsOf = (row: EditorRow) =>
    inbox.filter((each) => each.table_name === row.table && each.record_id === row.id);
  const onPage = listRowsOnPage(base);
  const { due, fresh } = splitDue(
    onPage,
    new Set(onPage.filter((row) => reportsOf(row).length > 0).map(keyOf)),
  );
  const [isWhole, setWhole] = useState(due.length === 0);
  // Facts in the fold were not looked at.
  const rows = isWhole ? [...due, ...fresh] : due;
  const known = base.find(({ table }) => table === 'credit_cards')?.texts;
  const [page, setPage] = useState(known?.['website_url'] ?? '');
  const [findings, setFindings] = useState<ReadonlyMap<string, Finding>>(new Map());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const findingOf = (row: EditorRow) => findings.get(ownerOf(row)) ?? 'same';
  const unchanged = rows.filter((row) => findingOf(row) === 'same');
  const same = new Set(unchanged.map(keyOf));
  const isWholeFact = (row: EditorRow) => ownerOf(row) === keyOf(row);
  const countOf = (listed: readonly EditorRow[]) => listed.filter(isWholeFact).length;
  const changed = [...due, ...fresh].find((row) => findingOf(row) === 'changed');
  const name = known?.['name'] ?? '';

  const settled = unchanged
    .flatMap(reportsOf)
    .filter(({ origin }) => origin !== 'person')
    .map(({ id }) => id);
  const undo = async () => {
    const now = await readWholeCard(cardId);
    if (now === null) return;
    const saved = toSavedRows(now);
    const answer = await save.mutateAsync(toPayload(saved, undoChecked(saved, base, same)));
    if (answer.kind !== 'saved') throw new Error('Somebody else changed this card since.');
    await settle.mutateAsync({ ids: settled, isOpen: true });
  };
  const confirm = async () => {
    const checked = setChecked(base, same, page.trim());
    const found = Object.entries(checkDocument(base, checked));
    setErrors(
      Object.fromEntries(found.map(([key, fields]) => [key, Object.values(fields).join(' ')])),
    );
    setProblem(found.length > 0 ? 'Some facts cannot stay as they are: change them.' : undefined);
    if (found.length > 0) return;
    if (same.size > 0) {
      const answer = await save.mutateAsync(toPayload(base, checked));
      if (answer.kind !== 'saved') {
        await queryClient.invalidateQueries({ queryKey: wholeCardQuery(cardId).queryKey });
        setProblem('Somebody else changed this card meanwhile. It was read again: look once more.');
        return;
      }
      await settle.mutateAsync({ ids: settled, isOpen: false });
      toast({
        title: `${name}: ${formatCount(countOf(unchanged), 'fact')} checked`,
        tone: 'success',
        action: {
          label: 'Undo',
          onPress: () => void undo().catch(reportFailure('The check was not taken back')),
        },
      });
    }
    if (changed) {
      await navigate({
        to: '/admin/$resource/$id',
        params: { resource: 'credit-cards', id: String(cardId) },
        hash: `${changed.table}-${changed.id}`,
      });
    } else await navigate({ to: '/admin/pages', search: next === undefined ? {} : { card: next } });
  };

  const listLines = (shown: readonly EditorRow[]) =>
    (['credit_cards', ...mainTables] as const).map((table) => {
      const facts = shown.filter((row) => row.table === table);
      const partsOf = (row: EditorRow) =>
        shown.filter((part) => part !== row && ownerOf(part) === keyOf(row));
      if (facts.length === 0) return null;
      return (
        <section key={table} aria-label={sections[table].title}>
          <h3 className="border-foreground border-b pb-1 font-semibold">{sections[table].title}</h3>
          <ul className="divide-y">
            {facts.map((row) => (
              <FactLine
                key={keyOf(row)}
                row={row}
                parts={partsOf(row)}
                names={names}
                finding={findingOf(row)}
                reports={[row, ...partsOf(row)].flatMap(reportsOf)}
                error={[row, ...partsOf(row)].map((each) => errors[keyOf(each)]).find(Boolean)}
                onFind={(finding) => setFindings(new Map(findings).set(keyOf(row), finding))}
              />
            ))}
          </ul>
        </section>
      );
    });
  return (
    <form
      aria-label={name}
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirm().catch((error: unknown) => {
          setProblem(describeError(error));
        });
      }}
    >
      <div>
        <h2 className="text-xl font-semibold" translate="no">
          {name}
        </h2>
        {worth}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <InputField
          label="Page that you read"
          className="min-w-0 flex-1 basis-72"
          inputMode="url"
          value={page}
          error={page === '' || isPage(page) ? undefined : 'Enter a web address.'}
          onChange={(event) => setPage(event.target.value)}
        />
        {isPage(page) && (
          <Button asChild variant="outline">
            <a href={page} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              Open the page
            </a>
          </Button>
        )}
      </div>
      {listLines(due)}
      {fresh.length > 0 && (
        <details open={isWhole} onToggle={(event) => setWhole(event.currentTarget.open)}>
          <summary className="text-muted-foreground hover:text-foreground min-h-11 w-fit cursor-pointer py-2.5 font-medium">
            {due.length === 0
              ? `No fact is due: ${formatCount(countOf(fresh), 'fact')} on the page`
              : `${formatCount(countOf(fresh), 'more fact')} on the page, not due yet`}
          </summary>
          {isWhole && <div className="grid gap-4 pt-1">{listLines(fresh)}</div>}
        </details>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-destructive text-sm">
          {problem}
        </p>
      )}
      <div className="bg-background sticky bottom-0 z-10 flex items-center gap-3 border-t py-3 max-sm:-mx-3 max-sm:px-3">
        <Button type="submit" autoFocus isLoading={save.isPending} disabled={!isPage(page)}>
          {findings.size === 0
            ? `All ${formatCount(countOf(rows), isWhole ? 'fact' : 'due fact')} still so`
            : same.size === 0
              ? 'Nothing to save'
              : `${formatCount(countOf(unchanged), 'fact')} still so`}
          {changed ? ', then change the rest' : next === undefined ? '' : ', next'}
        </Button>
        {next !== undefined && (
          <Button asChild variant="ghost">
            <Link to="/admin/pages" search={{ card: next }}>
              Skip
            </Link>
          </Button>
        )}
      </div>
    </form>
  );
}
