import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answers } from './components/question-form.tsx';
import { currentUserEdits } from './mutations.ts';

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((slug) => second.includes(slug));
}

/** Saves a new member's answers as settings; asks again for those that failed to save. */
export function useAnswerQuestions(user: CurrentUser) {
  const [hasFailed, setFailed] = useState(false);
  const { mutateAsync: saveRedemption } = useMutation(currentUserEdits.updateRedemptionPreference);
  const { mutateAsync: saveHasBusiness } = useMutation(currentUserEdits.updateHasBusiness);
  const { mutateAsync: saveCredit } = useMutation(currentUserEdits.updateCreditLevel);
  const { mutateAsync: saveRequirements } = useMutation(currentUserEdits.updateRequirements);
  const { mutateAsync: saveWizard, mutate: skipWizard } = useMutation(
    currentUserEdits.updateNewUserWizard,
  );

  const save = async ({ redemption, hasBusiness, credit, requirements }: Answers) => {
    setFailed(false);
    const changes: Promise<unknown>[] = [];
    if (redemption !== user.redemptionPreference) changes.push(saveRedemption(redemption));
    if (hasBusiness !== user.hasBusiness) changes.push(saveHasBusiness(hasBusiness));
    if (credit !== user.creditLevel) changes.push(saveCredit(credit));
    if (!isSameList(requirements, user.requirementsHeld)) {
      changes.push(saveRequirements([...requirements]));
    }
    changes.push(
      saveWizard({ redemptionPreferenceCompleted: true, firstQuestionsCompleted: true }),
    );
    const results = await Promise.allSettled(changes);
    setFailed(results.some(({ status }) => status === 'rejected'));
  };
  const skip = () => {
    setFailed(false);
    skipWizard({ ...user.newUserWizard, firstQuestionsCompleted: true });
  };
  return { hasFailed, save, skip };
}
