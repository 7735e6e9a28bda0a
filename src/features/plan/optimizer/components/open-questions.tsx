import { OpenNeeds } from '@/components/open-needs.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
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

/** The questions whose answers would change the wallet; nothing if none would. */
export function OpenQuestions({ wider, allowed, netCents, inputs }: OpenQuestionsProps) {
  const search = useBestWallet(patienceMs);
  const isCurrent = useCurrentAnswer(search, wider);
  const best = isCurrent && search.state.kind === 'done' ? search.state.result.best : null;
  if (!best) return null;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (
    <OpenNeeds
      cards={best.wallet
        .filter(({ card }) => !allowed.includes(card))
        .map(({ card }) => inputs.cardRowOf(card))}
      moreCents={shownDifference(best.netCents, netCents)}
      during="a year"
      nameOfIssuer={(id) => issuers.get(id) ?? ''}
    />
  );
}
