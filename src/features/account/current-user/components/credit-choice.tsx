import type { CreditLevel } from '@contract/preferences.ts';
import { CircleQuestionMark, Leaf, Sprout, TreeDeciduous, Trees } from 'lucide-react';
import { ChoiceTiles } from './choice-tiles.tsx';

export const CREDIT_QUESTION = 'How long and how good is your credit?';

export const creditChoices = [
  {
    value: 'none',
    label: 'None yet',
    text: 'No card or loan of mine is half a year old.',
    icon: Sprout,
  },
  {
    value: 'fair',
    label: 'Fair',
    text: 'Half a year of history, or a score below 670.',
    icon: Leaf,
  },
  {
    value: 'good',
    label: 'Good',
    text: 'A year of payments on time, or a score from 670.',
    icon: TreeDeciduous,
  },
  {
    value: 'excellent',
    label: 'Excellent',
    text: 'Two years or more on time, or a score from 740.',
    icon: Trees,
  },
  {
    value: 'unsure',
    label: 'I’m not sure',
    text: 'Counts as good, or as none yet if you’re a student.',
    icon: CircleQuestionMark,
  },
] as const;

type CreditChoiceProps = {
  /** Null: not sure. */
  value: CreditLevel | null;
  onChange: (level: CreditLevel | null) => void;
};

export function CreditChoice({ value, onChange }: CreditChoiceProps) {
  return (
    <ChoiceTiles
      label={CREDIT_QUESTION}
      choices={creditChoices}
      value={value ?? 'unsure'}
      onChange={(level) => onChange(level === 'unsure' ? null : level)}
      className="lg:grid-cols-3"
    />
  );
}
