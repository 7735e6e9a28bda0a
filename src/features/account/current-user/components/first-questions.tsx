import type { CurrentUser } from '@contract/current-user.ts';
import { useSuspenseQuery, useMutation } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { BUSINESS_KEY, groupRequirements, isCreditOpen } from '../list-requirements.ts';
import { currentUserQuery } from '../queries.ts';
import { currentUserEdits } from '../mutations.ts';
import type { Answers } from './question-form.tsx';

/** On demand: members are asked once. */
const QuestionForm = lazyNamed(() => import('./question-form.tsx'), 'QuestionForm');

type FirstQuestionsProps = {
  title: string;
  /** True for a member with cards and spending, who is asked nothing before the answer. */
  isSetUp: boolean;
  holdsBusinessCard: boolean;
  children: ReactNode;
};

function toAnswers(user: CurrentUser, holdsBusinessCard: boolean): Answers {
  return {
    redemption: user.redemptionPreference ?? 'travel',
    hasBusiness: user.hasBusiness || holdsBusinessCard,
    credit: user.creditLevel,
    requirements: user.requirementsHeld,
  };
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((slug) => second.includes(slug));
}

/** Saves a new member's answers as settings; asks again for those that failed to save. */
function useAnswerQuestions(user: CurrentUser) {
  const [hasFailed, setFailed] = useState(false);
  const { mutateAsync: saveRedemption } = useMutation(currentUserEdits.updateRedemptionPreference);
  const { mutateAsync: saveHasBusiness } = useMutation(currentUserEdits.updateHasBusiness);
  const { mutateAsync: saveCredit } = useMutation(currentUserEdits.updateCreditLevel);
  const { mutateAsync: saveRequirements } = useMutation(currentUserEdits.updateRequirements);
  const { mutateAsync: saveWizard, mutate: skipWizard } = useMutation(
    currentUserEdits.updateNewUserWizard,
  );

  const save = async (
    { redemption, hasBusiness, credit, requirements }: Answers,
    listed: readonly string[],
  ) => {
    setFailed(false);
    const changes: Promise<unknown>[] = [];
    if (redemption !== user.redemptionPreference) changes.push(saveRedemption(redemption));
    if (hasBusiness !== user.hasBusiness) changes.push(saveHasBusiness(hasBusiness));
    if (credit !== user.creditLevel) changes.push(saveCredit(credit));
    if (!isSameList(requirements, user.requirementsHeld)) {
      changes.push(saveRequirements([...requirements]));
    }
    changes.push(
      saveWizard({
        redemptionPreferenceCompleted: true,
        firstQuestionsCompleted: true,
        // Boxes that were not ticked are a no.
        hasNot: [
          ...(hasBusiness ? [] : [BUSINESS_KEY]),
          ...listed.filter((slug) => !requirements.includes(slug)),
        ],
      }),
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

export function FirstQuestions(props: FirstQuestionsProps) {
  const { title, isSetUp, holdsBusinessCard, children } = props;
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const rows = useCatalog();
  const groups = useMemo(() => groupRequirements(rows), [rows]);
  // Kept here, so that answers which were not saved are still there when the questions come back.
  const [answers, setAnswers] = useState(() => toAnswers(user, holdsBusinessCard));
  // As they were at first: an answer that was not saved stays to be seen.
  const [open] = useState(() => {
    const { redemptionPreferenceCompleted, hasNot } = user.newUserWizard;
    return {
      points: !redemptionPreferenceCompleted && user.redemptionPreference === null,
      business: !user.hasBusiness && hasNot?.includes(BUSINESS_KEY) !== true,
      credit: isCreditOpen(user),
    };
  });
  const listed = groups.flatMap(({ requirements }) => requirements.map(({ slug }) => slug));
  const { hasFailed, save, skip } = useAnswerQuestions(user);
  if ((isSetUp || user.newUserWizard.firstQuestionsCompleted) && !hasFailed) return children;

  const goOn = (leave: () => void) => {
    leave();
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const form = (
    <Suspense fallback={<ListSkeleton label="Loading the questions" />}>
      <QuestionForm
        answers={answers}
        open={open}
        groups={groups}
        hasFailed={hasFailed}
        onChange={(change) => setAnswers((known) => ({ ...known, ...change }))}
        onSave={() => goOn(() => void save(answers, listed))}
      />
    </Suspense>
  );
  return (
    <>
      <PageHeader
        title={title}
        description="First, a few questions, so that we show you cards you can get and use. You can change your answers in your profile."
        actions={
          <Button variant="outline" onClick={() => goOn(skip)}>
            Skip the questions
          </Button>
        }
      />
      {form}
    </>
  );
}
