import { type ComponentProps, useCallback } from 'react';
import { makeRoom } from '@/domain/eligibility/make-room.ts';
import { useClosingAdvice } from '@/features/plan/closing-advice/queries.ts';
import { useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import { describeRoom } from '@/lib/describe-closing.ts';
import { AgainstMine } from './against-mine.tsx';
import type { MakeRoom } from './proposed-exchange.tsx';

type AdvisedAgainstMineProps = Omit<ComponentProps<typeof AgainstMine>, 'adviseOn' | 'makeRoom'>;

/** The comparison for a member, with cautions before a card of theirs is closed. */
export function AdvisedAgainstMine(props: AdvisedAgainstMineProps) {
  const { inputs } = props;
  const { book, history } = useRulesAndHistory();
  const roomIn = useCallback<MakeRoom>(
    (closing, spare, opening) => {
      const left = history.filter(({ id }) => !closing.includes(id));
      return new Map(
        makeRoom(book, left, spare, opening, inputs.date).map(({ id, card, rule }) => [
          id,
          describeRoom(inputs.names.card(card), rule.title),
        ]),
      );
    },
    [book, history, inputs],
  );
  return <AgainstMine {...props} adviseOn={useClosingAdvice()} makeRoom={roomIn} />;
}
