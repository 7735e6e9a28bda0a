import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import * as texts from '../texts.ts';

type SourceQuestionProps = {
  /** The source that the record names now. */
  source: string;
  isSaving: boolean;
  onSame: () => void;
  onOther: () => void;
};

/** Asks where a changed fact comes from, before it is saved. */
export function SourceQuestion({ source, isSaving, onSame, onOther }: SourceQuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={texts.whereDoesThisComeFrom}
      tabIndex={-1}
      className="bg-caution-soft grid gap-2 rounded-md p-3 outline-none"
    >
      <p className="text-caution font-medium">{texts.whereDoesThisComeFrom}</p>
      <p className="text-sm">
        {texts.aFactChangedButIts} <strong>{source === '' ? texts.noSource : source}</strong>.
      </p>
      <div className="flex flex-wrap gap-2">
        {source !== '' && (
          <Button size="md" onClick={onSame} isLoading={isSaving}>
            {texts.itSaysSoCheckedToday}
          </Button>
        )}
        <Button size="md" variant="outline" onClick={onOther}>
          {texts.nameAnotherSource}
        </Button>
      </div>
    </div>
  );
}
