import { Link } from '@tanstack/react-router';
import { CardLink } from '@/components/card-link.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { type KeepVerdict, judgeKeeping } from '@/domain/rewards/valuation/keep-or-drop.ts';
import { nextAnnualFee } from '@/domain/schedule/annual-fee.ts';
import { describeNextAnnualFee } from '@/domain/schedule/describe-schedule.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import * as texts from '../texts.ts';
import type { FeeCard } from '../to-holdings.ts';

const words = {
  keep: { tone: 'yes', text: texts.keep },
  close_call: { tone: 'unknown', text: texts.closeCall },
  free: { tone: 'unknown', text: texts.freeToKeep },
  drop: { tone: 'warning', text: texts.cancelOrChangeIt },
} as const;

function Verdict({ kind, tips }: KeepVerdict) {
  const { tone, text } = words[kind];
  return (
    <>
      <StandingBadge tone={tone}>{text}</StandingBadge>
      {tips !== null && <span className="text-muted-foreground block text-sm">{tips}</span>}
    </>
  );
}

/** For each card: when its fee comes, what it adds for it, and whether that is worth it. */
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
  return (
    <ListTable
      label={texts.keepOrCancel}
      rows={rows}
      keyOf={({ memberCard }) => memberCard.id}
      columns={[
        {
          key: 'card',
          header: texts.card,
          cell: ({ card, name, next, verdict }) => (
            <CardLink card={card} issuer={issuers.get(card.company_id) ?? ''}>
              {name !== card.name && <span className="block">{name}</span>}
              {describeNextAnnualFee(next)}
              <span className="block sm:hidden">
                <Verdict {...verdict} />
              </span>
            </CardLink>
          ),
        },
        {
          key: 'fee',
          header: texts.feeAYear,
          align: 'right',
          from: 'sm',
          cell: ({ schedule }) => formatAnnualFee(schedule.annualFeeCents),
        },
        {
          key: 'adds',
          header: texts.addsAYear,
          align: 'right',
          cell: ({ name, part, marginalCents }) => (
            <LedgerDialog
              figure={`${marginalCents >= 0 ? '+' : ''}${formatWholeDollars(marginalCents)}`}
              title={texts.whatAddsInAYear(name)}
              description={texts.theBestYourCardsCan}
              className="font-semibold"
            >
              <LedgerSection
                title={texts.whatItAdds}
                rows={[
                  {
                    key: 'with',
                    label: texts.walletWithThisCard,
                    detail: texts.whatYouKeepInA,
                    valueCents: value.netCents,
                  },
                  {
                    key: 'without',
                    label: texts.walletWithoutIt,
                    detail: texts.whatYouKeepInAYear,
                    valueCents: marginalCents - value.netCents,
                  },
                ]}
              />
              <LedgerSection
                title={texts.itsOwnPartWhileIt}
                rows={[
                  {
                    key: 'rewards',
                    label: texts.rewards,
                    detail: texts.forTheSpendingPutOn,
                    valueCents: part.rewardsCents,
                  },
                  {
                    key: 'credits',
                    label: texts.credits,
                    detail: texts.asUsed,
                    valueCents: part.creditsCents,
                  },
                  {
                    key: 'fee',
                    label: texts.annualFee,
                    detail: texts.everyYear,
                    valueCents: 0 - part.feeCents,
                  },
                  ...(part.costsCents > 0
                    ? [
                        {
                          key: 'costs',
                          label: texts.paymentCosts,
                          detail: texts.whatPayeesChargeForTaking,
                          valueCents: 0 - part.costsCents,
                        },
                      ]
                    : []),
                ]}
              />
            </LedgerDialog>
          ),
        },
        {
          key: 'verdict',
          header: texts.verdict,
          from: 'sm',
          cell: ({ verdict }) => <Verdict {...verdict} />,
        },
        {
          key: 'decide',
          header: <span className="sr-only">{texts.decide}</span>,
          align: 'right',
          cell: ({ memberCard, name }) => (
            <Link
              to="/app/fee-day/$id"
              params={{ id: memberCard.id }}
              aria-label={texts.keepChangeOrClose(name)}
              className="touch-area text-primary underline underline-offset-4"
            >
              {texts.decide}
            </Link>
          ),
        },
      ]}
    />
  );
}
