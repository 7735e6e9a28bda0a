import { Link } from '@tanstack/react-router';
import { CardLink } from '@/components/card-link.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import type { FeeDayOption } from '@/domain/rewards/valuation/fee-day.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatExactCents, formatWholeDollars } from '@/lib/format.ts';
import { PlannedEnd } from '@/features/plan/planned-steps/public.ts';
import type { FeeDayView, ProductChange } from '../schema.ts';
import { nameWay } from '../words.ts';

const isMore = ({ keepingCents, pointsCents }: FeeDayOption) => keepingCents > 0 || pointsCents < 0;
const sign = (cents: number) => (cents > 0 ? '+' : '');

function describePointsOf({ keepsPoints }: ProductChange): string {
  if (keepsPoints === null) return 'Whether your points stay is not known.';
  return keepsPoints ? 'Your points stay.' : 'Your points do not stay: use them first.';
}

export function WayTable({ view, names }: { view: FeeDayView; names: LedgerNames }) {
  const { answer, changes, issuer } = view;
  const kept = answer.options.find(({ way }) => way.kind === 'keep');
  const [best] = answer.options;
  const keyOf = ({ way }: FeeDayOption) => (way.kind === 'change' ? way.card : way.kind);
  const table = (
    <ListTable
      label="What each option is worth"
      rows={answer.options}
      keyOf={keyOf}
      columns={[
        {
          key: 'way',
          header: 'What you do',
          cell: (option) => {
            const change = option.way.kind === 'change' ? changes.get(option.way.card) : undefined;
            return (
              <div className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-medium">{nameWay(option.way, view)}</span>
                  {option === best && <StandingBadge tone="yes">Best</StandingBadge>}
                </span>
                {change && (
                  <span className="text-muted-foreground text-sm">
                    {change.notes === null ? describePointsOf(change) : `${change.notes}.`}
                  </span>
                )}
              </div>
            );
          },
        },
        {
          key: 'card',
          header: 'Card',
          from: 'lg',
          cell: ({ way }) => {
            const change = way.kind === 'change' ? changes.get(way.card) : undefined;
            return change && <CardLink card={change.card} issuer={issuer} />;
          },
        },
        {
          key: 'difference',
          header: 'Compared with keeping',
          align: 'right',
          from: 'sm',
          cell: ({ way, netCents }) => {
            const ahead = netCents - (kept?.netCents ?? 0);
            return way.kind === 'keep' ? '' : `${sign(ahead)}${formatWholeDollars(ahead)}`;
          },
        },
        {
          key: 'net',
          header: 'You keep in a year',
          align: 'right',
          cell: (option) => (
            <LedgerDialog
              figure={formatWholeDollars(option.netCents)}
              title={`What your cards leave you: ${nameWay(option.way, view)}`}
              description="Everything you hold then, for your spending of a typical year, fees paid."
              className="font-semibold"
            >
              <LedgerLines
                lines={option.value.lines}
                names={names}
                showCards
                total={isMore(option) ? 'Your cards' : 'What you keep in a year'}
              />
              {isMore(option) && (
                <div className="grid gap-3 pt-5">
                  {option.keepingCents > 0 && (
                    <LedgerSection
                      title="Only if you keep it"
                      rows={[
                        {
                          key: 'keeping',
                          label: 'Offers and bonuses under way',
                          detail: 'what you have typed here, and what your bonus tracker has',
                          valueCents: option.keepingCents,
                        },
                      ]}
                    />
                  )}
                  {option.pointsCents < 0 && (
                    <LedgerSection
                      title="Points you have"
                      rows={[
                        {
                          key: 'points',
                          label: 'Worth less',
                          detail: 'once you have no card left that lets you transfer them',
                          valueCents: option.pointsCents,
                        },
                      ]}
                    />
                  )}
                  <p className="flex justify-between gap-4 px-3 font-semibold">
                    Together <span>{formatExactCents(option.netCents)}</span>
                  </p>
                </div>
              )}
            </LedgerDialog>
          ),
        },
      ]}
    />
  );
  return (
    <div className="grid gap-3">
      <PlannedEnd memberCard={view.entry.memberCard} className="text-base" />
      {table}
      {view.later.length > 0 && (
        <section aria-label="What it can become later" className="grid gap-2">
          <h2 className="border-foreground border-b-2 pb-1 text-lg font-semibold">
            What it can become later
          </h2>
          <ul className="grid list-disc gap-1 pl-5">
            {view.later.map(({ card, availableOn }) => (
              <li key={card.id}>
                {card.name}
                {availableOn && ` from ${formatDate(availableOn)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link
        to="/app/upcoming-fees"
        search={{ view: 'cards' }}
        className="text-primary w-fit underline underline-offset-4"
      >
        All my fees
      </Link>
    </div>
  );
}
