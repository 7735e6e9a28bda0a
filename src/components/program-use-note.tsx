import { use } from 'react';
import { OwnFactsContext } from '@/components/card-needs-context.ts';
import { Button } from '@/components/ui/button.tsx';
import type { ProgramUse } from '@/domain/rewards/value/program-use.ts';

const reasons: Readonly<Record<ProgramUse['shownBy'], string>> = {
  answer: 'your choice',
  card: 'you hold one of its cards',
  points: 'you have its points',
  spending: 'your spending shows that you do',
  nothing: 'no sign that you do',
};

type ProgramUseNoteProps = {
  /** Slug and name of the point system. */
  slug: string;
  name: string;
  judged: ProgramUse;
};

/** Use of a program of one brand, and its effect on the value of a point; members change it here. */
export function ProgramUseNote({ slug, name, judged: { isUsed, shownBy } }: ProgramUseNoteProps) {
  const facts = use(OwnFactsContext);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="text-muted-foreground">
        {isUsed ? 'You use this program' : 'You do not use this program'}: {reasons[shownBy]}.
        {!isUsed && ' Its points count at their cash value, or not at all.'}
      </span>
      {facts && (
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isUsed}
          aria-label={`I use ${name}`}
          onClick={() => facts.setUsesProgram(slug, !isUsed)}
          className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
        >
          I use it
        </Button>
      )}
      {facts && shownBy === 'answer' && (
        <Button
          variant="link"
          size="sm"
          className="px-0"
          aria-label={`Guess again whether I use ${name}`}
          onClick={() => facts.setUsesProgram(slug, null)}
        >
          Guess again
        </Button>
      )}
    </div>
  );
}
