import { Link } from '@tanstack/react-router';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { Stat } from '@/components/stat.tsx';
import { Button } from '@/components/ui/button.tsx';
import { describeEligibility } from '@/domain/eligibility/describe-eligibility.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import {
  useCardStanding,
  useEligibility,
  useObstacles,
  useRulesAndHistory,
} from '@/features/eligibility/queries.ts';
import { pickOffer } from '@/features/catalogue/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { usePeople } from '@/features/people/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { netCentsOf } from '@/domain/rewards/valuation/rank-cards.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import * as texts from '../texts.ts';

type MyCardPanelProps = { slug: string; name: string };

/** What a card is to this member: alone, in the wallet, in its first year, and whether they may have it. */
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
  const who = applicantName ?? texts.you;
  const alone = valueWallet(inputs.problemOf('steady'), [added]);
  const context = contextOf(inputs.problemOf('steady'));
  const addsCents =
    mine[0]?.marginalCents ??
    netCentsOf(context, [...held, added]) - (held.length === 0 ? 0 : netCentsOf(context, held));
  const { obstacleOf, wordsOf } = useObstacles(true);
  const card = inputs.cardRowOf(slug);
  const hasOffer = inputs.offerOf(slug) !== null;
  const eligibility = judge(slug);
  const isRefused = hasOffer && eligibility.bonus.kind === 'no';
  const payable = isRefused ? inputs.withoutBonuses([slug]) : inputs;
  const firstYear = valueWallet(payable.problemOf('first', held), [added]);
  const noteOfBonus = isRefused
    ? texts.withoutItsBonusWhichThe(applicantName ?? texts.youLower)
    : hasOffer
      ? texts.withItsBonus
      : pickOffer(card, { countsLowConfidence: true }, inputs.date)
        ? texts.withoutItsBonusWhichIs
        : texts.itHasNoBonusToday;
  const obstacle = own.length > 0 ? null : obstacleOf(card);
  const words = useCardStanding()(card);
  return (
    <section
      aria-label={texts.thisCardAnd(applicantName ?? texts.me)}
      className="border-foreground grid gap-4 border-t-2 pt-2.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-base font-semibold">
            {texts.thisCardAnd(applicantName ?? texts.me)}
          </h2>
          {mine.length > 0 && (
            <StandingBadge tone="yes">
              {people.length > 0
                ? texts.inTheHousehold(mine.length)
                : mine.length === 1
                  ? texts.iHoldThisCard
                  : texts.iHoldOfThese(mine.length)}
            </StandingBadge>
          )}
        </div>
        <Button asChild variant="outline" size="sm">
          <Link to="/app/my-cards">{mine.length > 0 ? texts.myCards : texts.addItInMyCards}</Link>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat
          label={mine.length > 0 ? texts.myWalletWouldLose : texts.addsToMyWallet}
          value={formatWholeDollars(addsCents)}
          note={texts.aYearBesideMyOther}
        />
        <Stat
          label={texts.alone}
          value={
            <LedgerDialog
              figure={formatWholeDollars(alone.netCents)}
              title={texts.whatAloneIsWorthIn(name)}
              description={texts.allYourSpendingOnThis}
            >
              <LedgerLines lines={alone.lines} names={inputs.names} />
            </LedgerDialog>
          }
          note={texts.aTypicalYear}
        />
        <Stat
          label={texts.firstYearAlone}
          value={
            <LedgerDialog
              figure={formatWholeDollars(firstYear.netCents)}
              title={texts.whatAloneIsWorthInIts(name)}
              description={texts.withTheSignUpBonus(hasOffer && !isRefused)}
            >
              <LedgerLines lines={firstYear.lines} names={inputs.names} />
            </LedgerDialog>
          }
          note={noteOfBonus}
        />
        <Stat
          label={applicantName === null ? texts.canIGetIt : texts.canGetIt(applicantName)}
          value={
            obstacle ? (
              <StandingBadge tone="no">{wordsOf(obstacle)}</StandingBadge>
            ) : (
              <StandingBadge tone={words.tone}>{words.text}</StandingBadge>
            )
          }
        />
      </div>
      {(obstacle !== null || own.length > 0) && (
        <p className="text-muted-foreground -mb-2 text-sm">
          {own.length > 0
            ? texts.holdSThisCardOf(who, applicantName)
            : texts.whatTheApplicationRulesAlone(applicantName)}
        </p>
      )}
      <ul className="text-muted-foreground grid list-disc gap-1 pl-5 text-sm">
        {describeEligibility(eligibility, inputs.names.card, who).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
