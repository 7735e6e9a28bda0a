import { useCallback } from 'react';
import { makeRoom } from '@/domain/eligibility/make-room.ts';
import { useClosingAdvice } from '@/features/plan/closing-advice/queries.ts';
import { useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import { describeRoom } from '@/lib/describe-closing.ts';
import type { MakeRoom } from '../choose-exchange.ts';
import { WalletAnswer, type WalletAnswerProps } from './wallet-answer.tsx';

/** The answer for a member with cards, with cautions before one of them is closed. */
export function AdvisedAnswer(props: Omit<WalletAnswerProps, 'adviseOn' | 'makeRoom'>) {
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
  return <WalletAnswer {...props} adviseOn={useClosingAdvice()} makeRoom={roomIn} />;
}
