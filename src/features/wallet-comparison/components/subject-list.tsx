import { memo } from 'react';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { Subject } from '../schema.ts';
import type { WalletFigures } from '../wallet-figures.ts';
import { SubjectItem } from './subject-item.tsx';

type SubjectListProps = {
  subjects: readonly Subject[];
  chosen: readonly Subject[];
  isFull: boolean;
  /** Whether every figure is worked out; until then a place is kept for it. */
  isSettled: boolean;
  figuresOf: (subject: Subject) => WalletFigures;
  inputs: ValuationInputs;
  onToggle: (subject: Subject) => void;
};

/** Every set of cards with its value; ticking puts it beside the others. */
export const SubjectList = memo(function SubjectList(props: SubjectListProps) {
  const { subjects, chosen, isFull, isSettled, figuresOf, inputs, onToggle } = props;
  return (
    <ul aria-label="Wallets to compare" className="bg-card divide-y rounded-md border">
      {subjects.map((subject) => {
        const isChosen = chosen.includes(subject);
        return (
          <SubjectItem
            key={subject.id}
            subject={subject}
            isChosen={isChosen}
            isDisabled={isFull && !isChosen}
            figures={isSettled ? figuresOf(subject) : null}
            names={inputs.names}
            onToggle={onToggle}
          />
        );
      })}
    </ul>
  );
});
