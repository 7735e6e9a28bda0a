import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { CREDIT_KEY, isCreditOpen } from '../list-requirements.ts';
import { currentUserEdits } from '../mutations.ts';
import { currentUserQuery } from '../queries.ts';
import { CREDIT_QUESTION, creditChoices } from './credit-choice.tsx';

export type AnswerQuestionsProps = {
  changes: {
    /** How points are counted, if the answer rests on their worth. */
    readonly points: 'cash' | 'travel' | null;
    /** True if a card of the answer asks for credit. */
    readonly credit: boolean;
  };
};

/** The questions behind an answer that the member was never asked, in place; nothing if no reply would change it. */
export function AnswerQuestions({ changes }: AnswerQuestionsProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { mutate: savePreference } = useMutation(currentUserEdits.updateRedemptionPreference);
  const { mutate: saveCredit } = useMutation(currentUserEdits.updateCreditLevel);
  const { mutate: saveWizard } = useMutation(currentUserEdits.updateNewUserWizard);
  const id = useId();
  const { newUserWizard: asked } = user;
  const asksPoints = changes.points !== null && !asked.redemptionPreferenceCompleted;
  const asksCredit = changes.credit && isCreditOpen(user);
  if (!asksPoints && !asksCredit) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id}>
          {asksPoints && asksCredit
            ? 'Two replies could change this'
            : 'One reply could change this'}
        </SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">
          Kept in your profile, and not asked again
        </p>
      </SectionHeader>
      <div className="divide-y">
        {asksPoints && (
          <div className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p>
              How do you use points?{' '}
              <span className="text-muted-foreground">
                {changes.points === 'cash'
                  ? 'Counted as cash so far.'
                  : 'Counted for travel so far.'}
              </span>
            </p>
            <div className="flex gap-2">
              <Button variant="outline" size="md" onClick={() => savePreference('travel')}>
                For travel
              </Button>
              <Button variant="outline" size="md" onClick={() => savePreference('cash')}>
                As cash
              </Button>
            </div>
          </div>
        )}
        {asksCredit && (
          <label className="flex flex-wrap items-center justify-between gap-3 py-3">
            {CREDIT_QUESTION}
            <NativeSelect
              value=""
              onChange={({ target: { value } }) => {
                const chosen = creditChoices.find((choice) => choice.value === value);
                if (!chosen) return;
                if (chosen.value === 'unsure') {
                  saveWizard({ ...asked, hasNot: [...(asked.hasNot ?? []), CREDIT_KEY] });
                } else saveCredit(chosen.value);
              }}
              className="max-w-full"
            >
              <option value="" disabled>
                Counted as good so far
              </option>
              {creditChoices.map(({ value, label, text }) => (
                <option key={value} value={value}>
                  {label}: {text}
                </option>
              ))}
            </NativeSelect>
          </label>
        )}
      </div>
    </Section>
  );
}
