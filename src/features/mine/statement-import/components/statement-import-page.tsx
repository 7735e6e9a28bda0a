import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { ShopReading } from '@/components/shop-reading.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { OfferOnStatement } from '@/domain/card-offers/match-statement.ts';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useShopFacts } from '@/features/catalog/shops/queries.ts';
import { useShopCorrections } from '@/features/catalog/shops/tables.ts';
import { type Amounts, planAmounts } from '../plan-amounts.ts';
import {
  type AuditRequest,
  type MerchantGroup,
  type NotedOffer,
  NOT_SPENDING,
  type StatementAudit,
  type StatementCredit,
} from '../schema.ts';
import { selectUsableFiles } from '../select-usable-files.ts';
import { useTakeOverDecisions } from '../set-decisions.ts';
import { useStatementImport } from '../use-statement-import.ts';
import { ApplyPanel, type ApplyTarget } from './apply-panel.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileItem } from './file-item.tsx';
import { MerchantList } from './merchant-list.tsx';
import { PeriodPanel } from './period-panel.tsx';
import { ShopQuestions } from './shop-questions.tsx';

export type AuditedStatements = {
  readonly credits: readonly StatementCredit[];
  readonly offers: readonly OfferOnStatement[];
  /** A year of the statements, by sub-category. */
  readonly annualCents: Readonly<Record<string, number>>;
  readonly audit: StatementAudit | null;
  readonly isAuditing: boolean;
  readonly onAudit: (basis: Omit<AuditRequest, 'review'>) => void;
};

export type StatementImportPageProps = {
  memberId: string;
  offers: readonly NotedOffer[];
  onApply: (target: ApplyTarget, amounts: Amounts) => Promise<void>;
  /** Renders the credits and the audit below the totals. */
  renderAudit: (audited: AuditedStatements) => ReactNode;
};

/** Turns bank exports into a year's spending, entirely on the device. */
export function StatementImportPage(props: StatementImportPageProps) {
  const { memberId, offers, onApply, renderAudit } = props;
  const shops = useShopFacts();
  const catalog = useCatalog();
  const drop = useRef<HTMLInputElement>(null);
  const { data: profiles } = useSuspenseQuery(spendingProfilesQuery());
  const { rows: corrections, correct, undo } = useShopCorrections();
  const parts = useMemo(
    () =>
      new Map(
        catalog.categories.flatMap(({ sub_categories }) =>
          sub_categories.map((part) => [part.slug, part]),
        ),
      ),
    [catalog.categories],
  );
  const decisions = useMemo(() => {
    const slugs = new Map([...parts].map(([slug, { id }]) => [id, slug]));
    return Object.fromEntries(
      corrections.flatMap(({ shop, sub_category_id: id }) => {
        const decision = id === null ? NOT_SPENDING : slugs.get(id);
        return decision === undefined ? [] : [[shop, decision]];
      }),
    );
  }, [corrections, parts]);
  const renderReading = ({ key, correction, shop, treatment }: MerchantGroup, isAsked = false) => {
    const counted = treatment.kind === 'counted' ? treatment : undefined;
    const readings = isAsked ? (counted?.readings ?? []) : [];
    return (
      <ShopReading
        shop={correction ?? key}
        merchantId={shops.merchants.find(({ name }) => name === shop)?.id}
        readings={readings.flatMap((slug) => parts.get(slug) ?? [])}
        counted={parts.get(counted?.subCategory ?? '')}
        isCorrected={correction !== null}
        onChoose={({ id }) => correct(correction ?? key, id)}
        onUndo={() => undo(correction ?? key)}
      />
    );
  };
  useTakeOverDecisions(memberId, parts);
  const statements = useStatementImport(shops, memberId, decisions, offers);
  const { review } = statements;
  const { entries } = useHoldings();
  const cards = entries
    .filter(({ memberCard }) => memberCard.status === 'held')
    .map(({ memberCard: { id, nickname }, card }) => ({ id, name: nickname ?? card.name }));
  const imported = new Set(review?.files.map(({ id }) => statements.cards[id]));
  const some = cards.some(({ id }) => imported.has(id));
  const missing = some ? cards.filter(({ id }) => !imported.has(id)).map(({ name }) => name) : [];
  const addFiles = (files: readonly File[]) => {
    const { usable, refusals } = selectUsableFiles(files, statements.fileCount);
    for (const title of refusals) toast({ title, tone: 'error' });
    if (usable.length > 0) void statements.addFiles(usable);
  };
  const cancel = async (name: string) => {
    await statements.cancel();
    toast({ title: `Canceled. “${name}” was not read.` });
    drop.current?.focus();
  };
  return (
    <>
      <PageHeader
        title="Import statements"
        description="Bank exports become a year’s spending by category."
        actions={
          <Button asChild variant="outline">
            <Link to="/app/my-annual-spending">
              <ArrowLeft aria-hidden /> My spending
            </Link>
          </Button>
        }
      />
      <div className="grid gap-6">
        <p className="text-muted-foreground flex items-start gap-2 text-sm">
          <ShieldCheck aria-hidden className="text-positive size-5 shrink-0" />
          Your files stay on this device. We save only the amounts by category that you accept, the
          purchases you log, and the names of the shops you correct.
        </p>
        <FileDrop ref={drop} onFiles={addFiles} isCompact={statements.fileCount > 0} />
        {statements.failure !== undefined && (
          <ErrorState title="The files could not be read" message={statements.failure} />
        )}
        <p role="status" className="sr-only">
          {statements.isWorking ? 'Reading the files' : ''}
        </p>
        {statements.reading && (
          <div className="flex items-center gap-4">
            <div className="grid min-w-0 flex-1 gap-2">
              <p className="text-muted-foreground truncate" aria-hidden>
                Reading {statements.reading.name}
              </p>
              <Progress
                label={`Reading ${statements.reading.name}`}
                value={statements.reading.share}
                max={1}
              />
            </div>
            <Button variant="outline" onClick={() => void cancel(statements.reading?.name ?? '')}>
              Cancel
            </Button>
          </div>
        )}
        {review && review.files.length > 0 && (
          <ul
            aria-label="Files"
            aria-busy={statements.isWorking}
            className="border-foreground divide-y border-t"
          >
            {review.files.map((file) => (
              <FileItem
                key={`${file.id} ${file.outcome.kind}`}
                file={file}
                cards={cards}
                card={statements.cards[file.id] ?? ''}
                onCard={(card) => statements.setCard(file.id, card)}
                onRead={(reading) => statements.readOtherwise(file.id, reading)}
                onRemove={() => statements.removeFile(file.id)}
              />
            ))}
          </ul>
        )}
        {review?.summary && (
          <>
            <PeriodPanel
              summary={review.summary}
              missing={missing}
              onPeriod={statements.setPeriod}
            />
            <ShopQuestions
              merchants={review.merchants}
              decisions={decisions}
              renderReading={(merchant) => renderReading(merchant, true)}
            />
            <MerchantList
              merchants={review.merchants}
              categories={catalog.categories}
              renderReading={renderReading}
              onDecide={({ key, correction }, decision) =>
                correct(correction ?? key, parts.get(decision)?.id ?? null)
              }
            />
            <ApplyPanel
              summary={review.summary}
              profiles={profiles}
              subCategoryNames={new Map([...parts].map(([slug, { name }]) => [slug, name]))}
              onApply={onApply}
            />
            {renderAudit({
              credits: review.credits,
              offers: review.offers,
              annualCents: planAmounts(
                review.summary,
                { unsortedInto: null, countsLarge: true, mode: 'replace' },
                {},
              ),
              audit: statements.audit,
              isAuditing: statements.isAuditing,
              onAudit: statements.startAudit,
            })}
          </>
        )}
      </div>
    </>
  );
}
