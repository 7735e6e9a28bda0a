import type { CurrentUser } from '@contract/current-user.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCatalog } from '@/features/catalog/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { groupRequirements } from '../list-requirements.ts';
import { currentUserQuery } from '../queries.ts';
import { useAnswerQuestions } from '../use-answer-questions.ts';
import type { Answers } from './question-form.tsx';

/** On demand: members are asked once. */
const QuestionForm = lazyNamed(() => import('./question-form.tsx'), 'QuestionForm');

type FirstQuestionsProps = {
  title: string;
  children: ReactNode;
};

function toAnswers(user: CurrentUser): Answers {
  return {
    redemption: user.redemptionPreference ?? 'travel',
    hasBusiness: user.hasBusiness,
    credit: user.creditLevel,
    requirements: user.requirementsHeld,
  };
}

export function FirstQuestions({ title, children }: FirstQuestionsProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const rows = useCatalog();
  const groups = useMemo(() => groupRequirements(rows), [rows]);
  // Kept here, so that answers which were not saved are still there when the questions come back.
  const [answers, setAnswers] = useState(() => toAnswers(user));
  const { hasFailed, save, skip } = useAnswerQuestions(user);
  if (user.newUserWizard.firstQuestionsCompleted && !hasFailed) return children;

  const goOn = (leave: () => void) => {
    leave();
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHeader
        title={title}
        description="Four questions first, so that you are shown cards you can have and use. You can change your answers in your profile."
        actions={
          <Button variant="outline" onClick={() => goOn(skip)}>
            Skip the questions
          </Button>
        }
      />
      <Suspense fallback={<ListSkeleton label="Loading the questions" />}>
        <QuestionForm
          answers={answers}
          groups={groups}
          hasFailed={hasFailed}
          onChange={(change) => setAnswers((known) => ({ ...known, ...change }))}
          onSave={() => goOn(() => void save(answers))}
        />
      </Suspense>
    </>
  );
}
