import { Link } from '@tanstack/react-router';
import { CardLink } from '@/components/card-link.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { OwnPart, WalletDifference } from '@/components/wallet-difference.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { DRAWER, type KeepVerdict, judgeKeeping } from '@/domain/rewards/valuation/keep-or-drop.ts';
import { nextAnnualFee } from '@/domain/schedule/annual-fee.ts';
import { describeNextAnnualFee } from '@/domain/schedule/describe-schedule.ts';
import { PointsMoves } from '@/components/points-moves.tsx';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { useClosingAdvice } from '@/features/plan/closing-advice/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { PlannedEnd } from '@/features/plan/planned-steps/public.ts';
import { OffersPaid } from '@/features/use/card-offers/public.tsx';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import type { FeeCard } from '../to-holdings.ts';

const words = {
  keep: { tone: 'yes', text: 'Keep' },
  close_call: { tone: 'unknown', text: 'Close call' },
  free: { tone: 'unknown', text: DRAWER },
  drop: { tone: 'warning', text: 'Cancel or change it' },
} as const;

type VerdictProps = KeepVerdict & {
  memberCard: MemberCard;
  warnings?: readonly string[] | undefined;
};

function Verdict({ memberCard, kind, tips, warnings = [] }: VerdictProps) {
  const { tone, text } = words[kind];
  return (
    <>
      <StandingBadge tone={tone}>{text}</StandingBadge>
      {tips !== null && <span className="text-muted-foreground block text-sm">{tips}</span>}
      {warnings.map((warning) => (
        <span key={warning} className="text-muted-foreground block text-sm">
          {warning}
        </span>
      ))}
      <OffersPaid
        isClosing={kind === 'drop'}
        memberCardId={memberCard.id}
        className="text-muted-foreground block text-sm"
      />
      <PlannedEnd memberCard={memberCard} />
    </>
  );
}

export function FeeVerdicts({ feeCards }: { feeCards: readonly FeeCard[] }) {
  const { entries, inputs, value } = useHeldWallet();
  const today = calendarDate(getToday());
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const rows = feeCards
    .flatMap((feeCard) => {
      const entry = entries.find(({ memberCard }) => memberCard.id === feeCard.memberCard.id);
      if (!entry?.value || entry.marginalCents === null) return [];
      const next = nextAnnualFee(feeCard.schedule, today);
      const { value: part, marginalCents } = entry;
      const { feeCents, creditsCents } = part;
      const verdict = judgeKeeping({ marginalCents, feeCents, creditsCents });
      return [{ ...feeCard, part, marginalCents, verdict, next }];
    })
    .sort(
      (a, b) =>
        b.schedule.annualFeeCents - a.schedule.annualFeeCents || a.name.localeCompare(b.name),
    );
  // Verdicts to cancel are followed together.
  const advice = useClosingAdvice()(
    rows.flatMap(({ verdict, memberCard }) => (verdict.kind === 'drop' ? [memberCard.id] : [])),
  );
  return (
    <>
      <PointsMoves moves={advice.moves} />
      <ListTable
        label="Keep or cancel"
        rows={rows}
        keyOf={({ memberCard }) => memberCard.id}
        columns={[
          {
            key: 'card',
            header: 'Card',
            cell: ({ card, name, next, verdict, memberCard }) => (
              <CardLink card={card} issuer={issuers.get(card.company_id) ?? ''}>
                {name !== card.name && <span className="block">{name}</span>}
                {describeNextAnnualFee(next)}
                <span className="block sm:hidden">
                  <Verdict
                    {...verdict}
                    memberCard={memberCard}
                    warnings={advice.warnings.get(memberCard.id)}
                  />
                </span>
              </CardLink>
            ),
          },
          {
            key: 'fee',
            header: 'Fee a year',
            align: 'right',
            from: 'sm',
            cell: ({ schedule }) => formatAnnualFee(schedule.annualFeeCents),
          },
          {
            key: 'adds',
            header: 'Adds a year',
            align: 'right',
            cell: ({ name, part, marginalCents }) => (
              <LedgerDialog
                figure={`${marginalCents >= 0 ? '+' : ''}${formatWholeDollars(marginalCents)}`}
                title={`What ${name} adds in a year`}
                description="The best your cards can do together, with and without this one, after its fee."
                className="font-semibold"
              >
                <WalletDifference
                  title="What it adds"
                  withCents={value.netCents}
                  withoutCents={value.netCents - marginalCents}
                />
                <OwnPart value={part} />
              </LedgerDialog>
            ),
          },
          {
            key: 'verdict',
            header: 'Verdict',
            from: 'sm',
            cell: ({ verdict, memberCard }) => (
              <Verdict
                {...verdict}
                memberCard={memberCard}
                warnings={advice.warnings.get(memberCard.id)}
              />
            ),
          },
          {
            key: 'decide',
            header: <span className="sr-only">Decide</span>,
            align: 'right',
            cell: ({ memberCard, name }) => (
              <Link
                to="/app/fee-day/$id"
                params={{ id: memberCard.id }}
                aria-label={`Keep, change or close ${name}`}
                className="touch-area text-primary underline underline-offset-4"
              >
                Decide
              </Link>
            ),
          },
        ]}
      />
    </>
  );
}
