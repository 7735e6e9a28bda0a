import { memo } from 'react';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { Subject } from '../schema.ts';
import type { SettledFigures } from '../use-settled-figures.ts';
import { SubjectItem } from './subject-item.tsx';

type SubjectListProps = {
  subjects: readonly Subject[];
  chosen: readonly Subject[];
  isFull: boolean;
  /** Null until computed; meanwhile space is reserved for each. */
  figures: SettledFigures | null;
  inputs: ValuationInputs;
  onToggle: (subject: Subject) => void;
};

export const SubjectList = memo(function SubjectList(props: SubjectListProps) {
  const { subjects, chosen, isFull, figures, inputs, onToggle } = props;
  return (
    <ul aria-label="Wallets to compare" className="border-foreground divide-y border-t">
      {subjects.map((subject) => {
        const isChosen = chosen.includes(subject);
        return (
          <SubjectItem
            key={subject.id}
            subject={subject}
            isChosen={isChosen}
            isDisabled={isFull && !isChosen}
            figures={figures?.get(subject.id) ?? null}
            names={inputs.names}
            onToggle={onToggle}
          />
        );
      })}
    </ul>
  );
});
