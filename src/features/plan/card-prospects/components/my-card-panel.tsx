import { Link } from '@tanstack/react-router';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { Stat } from '@/components/stat.tsx';
import { Button } from '@/components/ui/button.tsx';
import { asksForMore, CREDIT_LEVELS, type CreditLevel } from '@/domain/rewards/catalog/proposal.ts';
import { describeEligibility } from '@/domain/eligibility/describe-eligibility.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import {
  useCardStanding,
  useEligibility,
  useObstacles,
  useRulesAndHistory,
} from '@/features/mine/eligibility/queries.ts';
import { pickOffer } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { usePeople } from '@/features/mine/people/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { netCentsOf } from '@/domain/rewards/valuation/rank-cards.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { describeAdded } from '../describe-added.ts';

const creditNeeded = (card: CardRow) => CREDIT_LEVELS.find((level) => level === card.credit_needed);

/** Answers “Would I be approved?” in words: nobody outside the issuer knows the odds. */
function describeApproval(card: CardRow, credit: CreditLevel): string {
  const needed = creditNeeded(card);
  if (needed === undefined) return 'We don’t know what credit its issuer asks for.';
  const asked =
    needed === 'none' ? 'It asks for no credit history' : `It usually asks for ${needed} credit`;
  const own = credit === 'none' ? 'you have none yet' : `yours counts as ${credit}`;
  const advice = credit === 'good' ? 'it may refuse you for now' : 'build some history first';
  return asksForMore(needed, credit)
    ? `${asked}, and ${own}: ${advice}.`
    : `${asked}${needed === 'none' ? '' : `, and ${own}`}. Only the issuer knows more: it weighs income and debts too.`;
}

function PreapprovalAdvice({ url }: { url: string | null }) {
  return url === null ? (
    'Look for a preapproval on its site first, which needs no hard pull where it is offered.'
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className="underline">
      See first if it shows you an offer, which needs no hard pull.
    </a>
  );
}

type MyCardPanelProps = { slug: string; name: string };

export function MyCardPanel({ slug, name }: MyCardPanelProps) {
  const { inputs, held, entries } = useHeldWallet();
  const { judge, applicantName } = useEligibility();
  const { own: counted } = useRulesAndHistory();
  const people = usePeople();
  const added = { id: `+${slug}`, card: slug, selected: {} };
  const mine = entries.filter(
    ({ card, memberCard }) => card.slug === slug && memberCard.status === 'held',
  );
  const own = mine.filter(({ memberCard }) => counted.includes(memberCard));
  const who = applicantName ?? 'You';
  const alone = valueWallet(inputs.problemOf('steady'), [added]);
  const context = contextOf(inputs.problemOf('steady'));
  const addsCents =
    mine[0]?.marginalCents ??
    netCentsOf(context, [...held, added]) - (held.length === 0 ? 0 : netCentsOf(context, held));
  const { obstacleOf, wordsOf, credit } = useObstacles(true);
  const card = inputs.cardRowOf(slug);
  const hasOffer = inputs.offerOf(slug) !== null;
  const eligibility = judge(slug);
  const isRefused = hasOffer && eligibility.bonus.kind === 'no';
  const payable = isRefused ? inputs.withoutBonuses([slug]) : inputs;
  const firstYear = valueWallet(payable.problemOf('first', held), [added]);
  const noteOfBonus = isRefused
    ? `without its bonus, which ${applicantName ?? 'you'} can’t get today`
    : hasOffer
      ? 'with its bonus'
      : pickOffer(card, { countsLowConfidence: true }, inputs.date)
        ? 'without its bonus, which has low confidence'
        : 'it has no bonus today';
  const obstacle = own.length > 0 ? null : obstacleOf(card);
  const words = useCardStanding()(card);
  const system = inputs.rows.pointSystems.find(({ id }) => id === card.point_system_id);
  const issuer = inputs.rows.companies.find(({ id }) => id === card.company_id);
  const program = system && inputs.programUseOf(system);
  const rules = (
    <ul className="text-muted-foreground grid list-disc gap-1 pl-5 text-sm">
      {describeEligibility(eligibility, inputs.names.card, who).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <section
      aria-label={`This card and ${applicantName ?? 'me'}`}
      className="border-foreground grid gap-4 border-t-2 pt-2.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-base font-semibold">This card and {applicantName ?? 'me'}</h2>
          {mine.length > 0 && (
            <StandingBadge tone="yes">
              {people.length > 0
                ? `In the household: ${mine.length}`
                : mine.length === 1
                  ? 'I hold this card'
                  : `I hold ${mine.length} of these`}
            </StandingBadge>
          )}
        </div>
        <Button asChild variant="outline" size="sm">
          <Link to="/app/my-cards">{mine.length > 0 ? 'My cards' : 'Add it to my cards'}</Link>
        </Button>
      </div>
      <div className="grid gap-1">
        <p className="font-serif text-2xl leading-8 font-medium text-balance">
          {describeAdded(addsCents, mine.length > 0, held.length > 0)}
        </p>
        <p className="text-muted-foreground text-sm">
          In a typical year, {held.length > mine.length && 'alongside the other cards, '}bonuses not
          counted.
        </p>
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat
          label="Alone"
          value={
            <LedgerDialog
              figure={formatWholeDollars(alone.netCents)}
              title={`What ${name} alone is worth in a year`}
              description="All your spending on this card, in a typical year."
            >
              <LedgerLines lines={alone.lines} names={inputs.names} />
            </LedgerDialog>
          }
          note="a typical year"
        />
        <Stat
          label="First year alone"
          value={
            <LedgerDialog
              figure={formatWholeDollars(firstYear.netCents)}
              title={`What ${name} alone is worth in its first year`}
              description={`With ${hasOffer && !isRefused ? 'today’s sign-up bonus' : 'no sign-up bonus'} and the first year’s fee.`}
            >
              <LedgerLines lines={firstYear.lines} names={inputs.names} />
            </LedgerDialog>
          }
          note={noteOfBonus}
        />
        <Stat
          label={applicantName === null ? 'Can I get it' : `Can ${applicantName} get it`}
          value={
            obstacle && words.isWithoutBonus !== true ? (
              <StandingBadge tone="no">{wordsOf(obstacle)}</StandingBadge>
            ) : (
              <StandingBadge tone={words.tone}>{words.text}</StandingBadge>
            )
          }
        />
      </div>
      {program && <ProgramUseNote slug={system.slug} name={system.name} judged={program} />}
      {own.length === 0 && applicantName === null && (
        <p className="max-w-prose text-sm">
          <span className="font-medium">Would I be approved?</span> {describeApproval(card, credit)}{' '}
          {!asksForMore(creditNeeded(card) ?? 'none', credit) && (
            <PreapprovalAdvice url={card.is_business ? null : (issuer?.preapproval_url ?? null)} />
          )}
        </p>
      )}
      {own.length > 0 ? (
        <details className="text-muted-foreground text-sm">
          <summary className="w-fit cursor-pointer">
            If {applicantName ?? 'you'} applied for a second one
          </summary>
          {rules}
        </details>
      ) : (
        <>
          {obstacle !== null && (
            <p className="text-muted-foreground -mb-2 text-sm">
              What the application rules alone say of{' '}
              {applicantName === null ? 'my' : `${applicantName}’s`} cards:
            </p>
          )}
          {rules}
        </>
      )}
    </section>
  );
}
