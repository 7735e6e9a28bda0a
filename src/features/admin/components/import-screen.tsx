import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, FileUp } from 'lucide-react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatCount } from '@/lib/format.ts';
import { columnName } from '../machine/format-csv.ts';
import type { Resource } from '../machine/create-resource.ts';
import * as texts from '../texts.ts';
import { useImport } from '../use-import.ts';
import { CsvDrop } from './csv-drop.tsx';
import { ImportDiff } from './import-diff.tsx';
import { LineProblems } from './line-problems.tsx';

/** A file as changes: what it would do, line by line, and then all of it or nothing. */
export function ImportScreen({ resource }: { resource: Resource }) {
  const navigate = useNavigate();
  const state = useImport(resource);
  const { rehearsal, refused } = state;
  const plan = rehearsal?.plan;
  const outcome = refused ?? rehearsal?.outcome;
  const lacking = plan?.lines.filter(({ lacksSource }) => lacksSource).length ?? 0;
  const isReady = outcome?.kind === 'rehearsed' && (lacking === 0 || state.isCheckedToday);
  return (
    <>
      <Link
        to="/admin/$resource"
        params={{ resource: resource.path }}
        className="text-muted-foreground hover:text-foreground inline-flex min-h-6 items-center gap-1 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {resource.title}
      </Link>
      <PageHeader
        title={texts.importOfTitle(resource.title.toLowerCase())}
        description={texts.exportEditInAnySpreadsheet}
      />
      <div className="grid max-w-4xl gap-4">
        <CsvDrop onFile={state.choose} />
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer font-medium">
            {texts.whatTheFileLooksLike}
          </summary>
          <p className="text-muted-foreground pt-1">
            {texts.theFirstLineNamesThe}{' '}
            <code className="break-words">
              {texts.idRevision(resource.fields.map(columnName).join(', '))}
            </code>
            {texts.aRowIsKnownBy}
          </p>
        </details>
        {state.isReading && <ListSkeleton label={texts.readingTheFile} rows={4} />}
        {state.error && (
          <ErrorState
            title={texts.theFileCouldNotBe}
            message={describeError(state.error)}
            onRetry={state.forget}
          />
        )}
        {plan && plan.problems.length > 0 && (
          <LineProblems
            title={texts.nothingWasWrittenIn(
              formatCount(plan.problems.length, texts.problem),
              rehearsal.fileName,
            )}
            problems={plan.problems}
          />
        )}
        {outcome?.kind === 'refused' && (
          <LineProblems
            title={texts.nothingWasWrittenTheDatabase}
            problems={outcome.problems}
            note={outcome.isComplete ? undefined : texts.thereMayBeMoreThese}
          />
        )}
        {plan && <ImportDiff resource={resource} plan={plan} fileName={rehearsal.fileName} />}
        {plan && outcome?.kind === 'rehearsed' && lacking > 0 && (
          <div className="bg-caution-soft flex items-start gap-2 rounded-md p-3 text-sm">
            <Checkbox
              id="checked-today"
              checked={state.isCheckedToday}
              onCheckedChange={(isOn) => {
                state.setCheckedToday(isOn === true);
              }}
            />
            <label htmlFor="checked-today">
              {texts.changeFactsButNameNo(formatCount(lacking, texts.lineLower))}
            </label>
          </div>
        )}
        {outcome?.kind === 'rehearsed' && plan && (
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={!isReady}
              isLoading={state.isImporting}
              onClick={() => {
                state.send(() => {
                  toast({
                    title: texts.imported(formatCount(plan.lines.length, texts.lineLower)),
                    tone: 'success',
                  });
                  void navigate({
                    to: '/admin/$resource',
                    params: { resource: resource.path },
                  });
                });
              }}
            >
              <FileUp aria-hidden />
              {texts.importOfTitle(formatCount(plan.lines.length, texts.lineLower))}
            </Button>
            <Button variant="outline" onClick={state.forget}>
              {texts.cancel}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
