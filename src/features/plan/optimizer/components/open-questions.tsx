import { use } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { type CardNeed, OwnFactsContext } from '@/components/card-needs-context.ts';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatAnnualFee, formatCents, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { SearchRequest } from '../schema.ts';
import { useBestWallet, useCurrentAnswer } from '../use-best-wallet.ts';

type OpenQuestionsProps = {
  /** The question with the cards that only a membership, an account or a business keeps from the member. */
  wider: SearchRequest;
  /** Cards of the question that is answered. */
  allowed: readonly string[];
  netCents: number;
  inputs: ValuationInputs;
};

/** A stopped search still names a better wallet. */
const patienceMs = 10_000;

function ask({ kind, name, annual_cost_cents: cost }: CardNeed): string {
  if (kind === 'business') return 'Do you have a business? Side gigs count.';
  return `Do you have this: ${name}${cost > 0 ? ` (${formatCents(cost)} a year)` : ''}?`;
}

/** The questions whose answers would change the wallet; nothing if none would. */
export function OpenQuestions({ wider, allowed, netCents, inputs }: OpenQuestionsProps) {
  const facts = use(OwnFactsContext);
  const search = useBestWallet(patienceMs);
  const isCurrent = useCurrentAnswer(search, wider);
  const best = isCurrent && search.state.kind === 'done' ? search.state.result.best : null;
  const moreCents = best ? shownDifference(best.netCents, netCents) : 0;
  if (!facts || !best || moreCents < 100) return null;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const cards = best.wallet
    .filter(({ card }) => !allowed.includes(card))
    .map(({ card }) => {
      const row = inputs.cardRowOf(card);
      const needs = row.credit_card_requirements.flatMap(
        ({ requirement_id: id }) => facts.needs.get(id) ?? [],
      );
      const own = needs.some(({ kind }) => kind === 'business');
      const business = { slug: '', name: '', kind: 'business', annual_cost_cents: 0 };
      const all = row.is_business && !own ? [...needs, business] : needs;
      return { row, missing: all.filter((need) => !facts.has(need)) };
    })
    .filter(({ missing }) => missing.length > 0);
  if (cards.length === 0) return null;
  return (
    <Section aria-labelledby="open-questions">
      <SectionHeader>
        <SectionTitle id="open-questions">
          {cards.length === 1 ? 'One answer could add ' : 'Answers that could add '}
          {formatWholeDollars(moreCents)} a year
        </SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">
          Kept in your profile, and counted everywhere
        </p>
      </SectionHeader>
      <ul className="divide-y">
        {cards.map(({ row, missing }) => (
          <li key={row.slug} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <CardIdentity card={row} issuer={issuers.get(row.company_id) ?? ''}>
              <span>{formatAnnualFee(row.annual_fee_cents)}</span>
              <span className="text-foreground basis-full">{missing.map(ask).join(' ')}</span>
            </CardIdentity>
            <Button
              variant="outline"
              size="md"
              onClick={() => facts.setHas(missing, true)}
              aria-label={`Yes, count ${row.name}`}
            >
              Yes
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
