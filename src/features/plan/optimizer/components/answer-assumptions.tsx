import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import type { RewardProblem } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCentsPerPoint, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { listAssumptions } from '../list-assumptions.ts';
import type { Answer } from '../read-answer.ts';
import { AssumptionsFold } from './assumptions-fold.tsx';
import type { ExpectedQuarters } from './assumptions.tsx';

type AnswerAssumptionsProps = {
  answer: Answer;
  problem: RewardProblem;
  inputs: ValuationInputs;
  /** Absent for visitors, who have no settings and no member pages. */
  quarters?: ExpectedQuarters | undefined;
};

const change = 'text-primary font-semibold underline-offset-4 hover:underline';

type RowProps = { title: ReactNode; note?: string | undefined; children?: ReactNode };

function Row({ title, note, children }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5">
      <span className="min-w-0">
        <span className="text-foreground font-medium">{title}</span>
        {note !== undefined && <span className="text-muted-foreground block text-sm">{note}</span>}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** Assumptions of the answer, in a line each, with the place where it is changed. */
export function AnswerAssumptions(props: AnswerAssumptionsProps) {
  const { answer, problem, inputs, quarters } = props;
  const { names, preferences } = inputs;
  const isMember = quarters !== undefined;
  const found = listAssumptions(inputs, problem, answer.wallet);
  const changeWord = (of: string) => (
    <>
      Change<span className="sr-only">: {of}</span>
    </>
  );
  const points = found.points.filter(({ system }) => names.rateUnit(system) === 'points');
  const credited = answer.value.cards.filter(({ creditsCents }) => creditsCents > 0);
  const needs = new Map(inputs.rows.requirements.map((each) => [each.id, each]));
  const met = answer.wallet
    .flatMap(({ card }) => inputs.cardRowOf(card).credit_card_requirements)
    .flatMap(({ requirement_id: id }) => needs.get(id) ?? [])
    .filter(({ kind }) => kind !== 'invitation' && kind !== 'business');
  return (
    <Section aria-labelledby="answer-assumptions">
      <SectionHeader>
        <SectionTitle id="answer-assumptions">What this assumes</SectionTitle>
      </SectionHeader>
      <ul className="divide-y pb-3">
        {points.map(({ system, centsPerPoint }) => (
          <Row
            key={`${system} ${centsPerPoint}`}
            title={`${names.pointSystem(system)} at ${formatCentsPerPoint(centsPerPoint)} a point`}
            note={system in preferences.pointValues ? 'Your own value' : undefined}
          >
            {isMember && (
              <Link to="/app/point-systems/$id" params={{ id: system }} className={change}>
                {changeWord(names.pointSystem(system))}
              </Link>
            )}
          </Row>
        ))}
        {points.length === 0 && (
          <Row title="Cash back only" note="No card of this answer earns points." />
        )}
        {credited.map(({ id, card, creditsCents }) => (
          <Row
            key={id}
            title={`You use ${formatWholeDollars(creditsCents)} of credits with ${names.card(card)}`}
          >
            {isMember && (
              <Link to="/app/credit-cards/$id" params={{ id: card }} className={change}>
                {changeWord(`credits of ${names.card(card)}`)}
              </Link>
            )}
          </Row>
        ))}
        {met.map(({ slug, name }) => (
          <Row key={slug} title={`You have: ${name}`}>
            {isMember && (
              <Link to="/app/my-profile" hash="what-i-have" className={change}>
                {changeWord(name)}
              </Link>
            )}
          </Row>
        ))}
        {found.quarters.length > 0 && (
          <Row
            title={`${formatCount(found.quarters.length, 'quarter')} not announced yet`}
            note="Counted as they were a year ago"
          />
        )}
        {found.uncounted.length > 0 && (
          <Row
            title="Facts of low confidence are left out"
            note={found.uncounted.map(({ label, text }) => `${label}: ${text}`).join('; ')}
          />
        )}
      </ul>
      <AssumptionsFold {...{ inputs, problem, quarters }} wallet={answer.wallet} />
    </Section>
  );
}
