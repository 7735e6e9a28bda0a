import { CardPlate } from '@/components/card-plate.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Link } from '@tanstack/react-router';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatNetwork } from '@/lib/card-terms.ts';
import { formatAnnualFee, formatCount, formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { shownParts } from '@/lib/shown-sums.ts';
import { describeUse } from '../describe-answer.ts';
import type { Answer } from '../read-answer.ts';

type AnswerCardsProps = {
  answer: Answer;
  inputs: ValuationInputs;
  /** The limits in words. */
  note: string;
  isMember: boolean;
  isHeld: (slug: string) => boolean;
};

/** The answer's cards, large, each with its share of the net value. */
export function AnswerCards({ answer, inputs, note, isMember, isHeld }: AnswerCardsProps) {
  const { value, wallet } = answer;
  const { names } = inputs;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const shown = shownParts(value.cards.map(({ netCents }) => netCents));
  const total = value.cards.reduce((sum, { netCents }) => sum + Math.max(0, netCents), 0);
  // Rounded so that they add up to 100.
  const shares = shownParts(
    value.cards.map(({ netCents }) => (total > 0 ? (10_000 * Math.max(0, netCents)) / total : 0)),
  );
  const parts = value.cards.map((part, index) => ({
    part,
    row: inputs.cardRowOf(part.card),
    shownCents: shown[index] ?? 0,
    share: (shares[index] ?? 0) / 100,
  }));
  return (
    <Section aria-labelledby="answer-cards">
      <SectionHeader>
        <SectionTitle id="answer-cards">
          {wallet.length === 1 ? 'Your card' : `Your ${formatCount(wallet.length, 'card')}`}
        </SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">{note}</p>
      </SectionHeader>
      <ul
        aria-labelledby="answer-cards"
        className="grid gap-x-9 gap-y-4 pt-3 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3"
      >
        {parts.map(({ part, row, shownCents }) => (
          <li
            key={part.id}
            className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-3.5 sm:grid-cols-1"
          >
            <CardPlate
              card={row}
              issuer={issuers.get(row.company_id) ?? ''}
              network={formatNetwork(row.network)}
              className="row-span-2 block w-full"
            />
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 sm:pt-3.5">
              <h3 translate="no" className="min-w-0 leading-6 font-semibold sm:text-lg">
                {isMember ? (
                  <Link
                    to="/app/credit-cards/$id"
                    params={{ id: part.card }}
                    className="underline-offset-4 hover:underline"
                  >
                    {row.name}
                  </Link>
                ) : (
                  row.name
                )}
              </h3>
              {isHeld(part.card) ? (
                <Badge>You have it</Badge>
              ) : (
                <Badge className="bg-primary text-primary-foreground">Open</Badge>
              )}
            </div>
            <p className="text-muted-foreground text-sm sm:text-base">
              <LedgerDialog
                figure={formatWholeDollars(shownCents)}
                title={`the part of ${row.name}`}
                description="Its rewards and credits in this wallet, after its fee."
                className="text-foreground font-semibold"
              >
                <LedgerLines
                  lines={value.lines.filter(({ id }) => id === part.id)}
                  names={names}
                  total="Its part of what you keep"
                />
              </LedgerDialog>{' '}
              · {describeUse(part, value, names)} · {formatAnnualFee(part.feeCents)}
              {row.is_business && ' · Business card'}
            </p>
            {!isHeld(part.card) && (
              <p className="empty:hidden max-sm:col-start-2">
                <ListedNeeds card={row} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {parts.length > 1 && total > 0 && (
        <div aria-hidden className="pt-6 max-sm:hidden">
          <div className="flex h-3 gap-0.5">
            {parts.map(({ part, row, share }) => (
              <div
                key={part.id}
                className="dark:border-border rounded-xs border border-transparent"
                style={{ width: `${share}%`, backgroundColor: row.art_primary_hex }}
              />
            ))}
          </div>
          <div className="text-muted-foreground flex justify-between gap-4 pt-1.5 text-sm">
            {parts.map(({ part, row, share }) => (
              <span key={part.id} translate="no">
                {row.name} {formatPercent(share)}
              </span>
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}
