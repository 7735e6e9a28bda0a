import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { RestoredNote } from '@/components/form-draft/restored-note.tsx';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Field, Texts } from '@/lib/fields/field.ts';
import { isSourceField } from '../machine/create-reference-fields.ts';
import { describeText, type Resource } from '../machine/create-resource.ts';
import type { RecordFormState } from '../use-record-form.ts';
import { useSaveKey } from '../use-save-key.ts';
import { FieldControl } from './field-control.tsx';
import { LeaveGuard } from './leave-guard.tsx';

export type RenderPreview = (texts: Texts) => ReactNode;

type SourceQuestionProps = {
  source: string;
  isSaving: boolean;
  onSame: () => void;
  onOther: () => void;
};

function SourceQuestion({ source, isSaving, onSame, onOther }: SourceQuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Where does this come from?"
      tabIndex={-1}
      className="bg-caution-soft grid gap-2 rounded-md p-3 outline-none"
    >
      <p className="text-caution font-medium">Where does this come from?</p>
      <p className="text-sm">
        A fact changed, but its source and its date did not. It still names{' '}
        <strong>{source === '' ? 'no source' : source}</strong>.
      </p>
      <div className="flex flex-wrap gap-2">
        {source !== '' && (
          <Button size="md" onClick={onSame} isLoading={isSaving}>
            It says so: checked today
          </Button>
        )}
        <Button size="md" variant="outline" onClick={onOther}>
          Name another source
        </Button>
      </div>
    </div>
  );
}

type RecordFormProps = {
  resource: Resource;
  state: RecordFormState;
  /** Draws the typed record as members see it. */
  renderPreview?: RenderPreview | undefined;
};

export function RecordForm({ resource, state, renderPreview }: RecordFormProps) {
  const { form, baseTexts } = state;
  const texts = useWatch({ control: form.control });
  const { isDirty } = useFormState({ control: form.control });
  const mine = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text ?? ''] as const),
  );

  useSaveKey(state.submit);
  const draw = (field: Field) => (
    <FieldControl
      key={field.name}
      field={field}
      control={form.control}
      within={field.relation?.within === undefined ? undefined : mine[field.relation.within]}
    />
  );

  return (
    <form
      noValidate
      aria-label={`${resource.one} form`}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <LeaveGuard
        isDirty={isDirty}
        isSaving={state.isSaving}
        description="What you typed is not saved, and it is gone once you leave."
        allowsViews
      />
      <section
        aria-label="Facts"
        className="border-foreground grid gap-x-4 gap-y-3 border-t-2 py-3 sm:grid-cols-2"
      >
        {resource.fields.filter(({ name }) => !isSourceField(name)).map(draw)}
      </section>
      <div className="grid gap-4 lg:sticky lg:top-16 lg:self-start">
        {renderPreview && (
          <section aria-label="Preview" className="border-foreground grid gap-3 border-t-2 py-3">
            <h2 className="font-semibold">As members see it</h2>
            {renderPreview(mine)}
          </section>
        )}
        <section aria-label="Source" className="border-foreground grid gap-3 border-t-2 py-3">
          <h2 className="font-semibold">Where it comes from</h2>
          {resource.fields.filter(({ name }) => isSourceField(name)).map(draw)}
        </section>
      </div>
      <div className="bg-background sticky bottom-0 z-10 grid gap-3 border-t py-3 max-lg:-mb-4 lg:col-span-2">
        {state.problem !== undefined && (
          <p role="alert" className="bg-destructive-soft text-destructive rounded-md p-3 text-sm">
            {state.problem}
          </p>
        )}
        {state.isAskingSource && (
          <SourceQuestion
            source={[mine['source'], mine['source_url']].find((text) => text) ?? ''}
            isSaving={state.isSaving}
            onSame={state.confirmSource}
            onOther={() => {
              state.stopAsking();
              form.setFocus('source');
            }}
          />
        )}
        <RestoredNote isRestored={state.isRestored} />
        <RecordEditsNotice
          edits={state.edits}
          isGone={state.isGone}
          labels={Object.fromEntries(resource.fields.map(({ name, label }) => [name, label]))}
          format={(name, value) =>
            describeText(resource, [state.opened, state.latest], name, value)
          }
          onKeep={state.keepMine}
          onTake={state.takeTheirs}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            isLoading={state.isSaving}
            disabled={state.isGone || state.edits.length > 0}
          >
            {state.opened === null ? `Add ${resource.one}` : 'Save'}
          </Button>
          {isDirty && (
            <Button variant="ghost" onClick={() => form.reset(baseTexts)}>
              Undo all changes
            </Button>
          )}
          <span className="text-muted-foreground text-sm pointer-coarse:hidden">Ctrl S saves.</span>
        </div>
      </div>
    </form>
  );
}
