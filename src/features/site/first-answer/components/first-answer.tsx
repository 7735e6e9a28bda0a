import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { AMOUNTS, isAsked, readAmounts } from '../read-amounts.ts';
import type { FirstAnswerSearch } from '../schema.ts';

/** The engine and the catalog load on the first question. */
const AnswerResult = lazyNamed(() => import('./answer-result.tsx'), 'AnswerResult');

type FirstAnswerProps = {
  search: FirstAnswerSearch;
  onSearchChange: (search: FirstAnswerSearch) => void;
  renderAssumptions: (figure: AssumedFigure) => ReactNode;
};

export function FirstAnswer({ search, onSearchChange, renderAssumptions }: FirstAnswerProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isOwn, setOwn] = useState(false);
  const isStarted = isAsked(search);
  const section = useRef<HTMLElement>(null);
  // A link to an answer. An id made of its hash would put amounts where recordings show them.
  useEffect(() => {
    if (isStarted && !isOwn) section.current?.scrollIntoView();
  }, [isStarted, isOwn]);
  const change = (next: FirstAnswerSearch) => {
    setOwn(true);
    onSearchChange(next);
  };
  const ask = () => {
    if (form.current) change({ ...search, ...readAmounts(new FormData(form.current)) });
  };
  return (
    <section
      ref={section}
      aria-labelledby="first-answer-title"
      className="bg-card rounded-md border shadow-sm"
    >
      <form
        ref={form}
        // Keeps the browser from sending the amounts in a query before the app runs.
        method="dialog"
        noValidate
        className="grid gap-4 p-4 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
        // After the first answer, it updates while typing.
        onInput={isStarted ? ask : undefined}
      >
        <div className="grid gap-0.5">
          <h2 id="first-answer-title" className="text-lg font-semibold tracking-tight">
            Your best card, in ten seconds
          </h2>
          <p className="text-muted-foreground text-sm">
            What do you spend in a month? No account, and nothing leaves your device.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {AMOUNTS.map(({ name, label, usual }) => (
            <label key={name} className="grid gap-1 text-sm font-medium">
              {label}
              <span className="relative">
                <span
                  aria-hidden
                  className="text-muted-foreground pointer-events-none absolute inset-y-0 left-3 flex items-center text-base font-normal"
                >
                  $
                </span>
                <Input
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  placeholder="0"
                  defaultValue={(search[name] ?? usual) || ''}
                  className="pl-7"
                />
              </span>
            </label>
          ))}
        </div>
        {!isStarted && (
          <>
            <Button type="submit">Show my card</Button>
            <p className="text-muted-foreground text-sm">
              Filled in with the average household that CNBC Select and Esri published.
            </p>
          </>
        )}
      </form>
      {isStarted && (
        <Suspense
          fallback={
            <div className="p-4 pt-0">
              <ListSkeleton label="Calculating" rows={3} />
            </div>
          }
        >
          <AnswerResult
            search={search}
            isOwn={isOwn}
            onSearchChange={change}
            renderAssumptions={renderAssumptions}
          />
        </Suspense>
      )}
    </section>
  );
}
