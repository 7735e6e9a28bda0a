import type { CreditLevel, RedemptionPreference } from '@contract/preferences.ts';
import { BriefcaseBusiness, House } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/components/section.tsx';
import type { RequirementGroup } from '../list-requirements.ts';
import { redemptionChoices } from '../list-redemption-choices.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { CREDIT_QUESTION, CreditChoice } from './credit-choice.tsx';
import { RequirementChoice } from './requirement-choice.tsx';

export type Answers = {
  readonly redemption: RedemptionPreference;
  readonly hasBusiness: boolean;
  /** Null: not sure. */
  readonly credit: CreditLevel | null;
  /** Slugs of the requirements that the member meets. */
  readonly requirements: readonly string[];
};

type QuestionFormProps = {
  answers: Answers;
  /** The questions that nothing has answered yet, besides what the member has. */
  open: Readonly<Record<'points' | 'business' | 'credit', boolean>>;
  groups: readonly RequirementGroup[];
  /** True if saving the answers failed. */
  hasFailed: boolean;
  onChange: (change: Partial<Answers>) => void;
  onSave: () => void;
};

const asked = redemptionChoices.filter(({ value }) => value === 'travel' || value === 'cash');

const businessChoices = [
  { value: 'no', label: 'No', text: 'We’ll suggest only personal cards.', icon: House },
  {
    value: 'yes',
    label: 'Yes',
    text: 'Side gigs count.',
    icon: BriefcaseBusiness,
  },
] as const;

const points = 'What do you want from your points?';
const business = 'Do you have a business?';

type QuestionProps = { title: string; text: string; children: ReactNode };

function Question({ title, text, children }: QuestionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="grid gap-0.5">
        <h2 id={id} className="text-lg font-semibold text-balance">
          {title}
        </h2>
        <p className="text-muted-foreground max-w-prose text-sm">{text}</p>
      </div>
      {children}
    </section>
  );
}

export function QuestionForm(props: QuestionFormProps) {
  const { answers, open, groups, hasFailed, onChange, onSave } = props;
  return (
    <Section aria-label="First questions" className="pt-4 sm:pt-6">
      <form
        className="grid min-w-0 gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {open.points && (
          <Question title={points} text="This decides what a point is worth to you.">
            <ChoiceTiles
              label={points}
              choices={asked}
              value={answers.redemption}
              onChange={(redemption) => onChange({ redemption })}
            />
          </Question>
        )}
        {open.business && (
          <Question title={business} text="Business cards are for people who have one.">
            <ChoiceTiles
              label={business}
              choices={businessChoices}
              value={answers.hasBusiness ? 'yes' : 'no'}
              onChange={(value) => onChange({ hasBusiness: value === 'yes' })}
            />
          </Question>
        )}
        {open.credit && (
          <Question
            title={CREDIT_QUESTION}
            text="We’ll list cards that need better credit for later."
          >
            <CreditChoice value={answers.credit} onChange={(credit) => onChange({ credit })} />
          </Question>
        )}
        {groups.length > 0 && (
          <Question
            title="Which of these do you have?"
            text="Some cards are only for members, customers or students. We’ll hide cards you can’t get."
          >
            <RequirementChoice
              groups={groups}
              held={answers.requirements}
              onChange={(requirements) => onChange({ requirements })}
            />
          </Question>
        )}
        <div className="grid justify-items-start gap-3 border-t pt-4">
          {hasFailed && (
            <p role="alert" className="text-destructive text-sm">
              Your answers were not all saved. They are still here: save them again.
            </p>
          )}
          <Button type="submit">Save my answers</Button>
        </div>
      </form>
    </Section>
  );
}
