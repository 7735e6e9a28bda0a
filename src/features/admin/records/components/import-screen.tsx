import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatCount } from '@/lib/format.ts';
import { BackToList } from './back-to-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { columnName } from '../machine/format-csv.ts';
import { nameOf, type Resource } from '../machine/create-resource.ts';
import { useImport } from '../use-import.ts';
import { FileDrop } from './file-drop.tsx';
import { LineProblems } from './line-problems.tsx';
import type { ImportPlan } from '../machine/plan-import.ts';
import { ChangeList } from './change-list.tsx';

type ImportDiffProps = { resource: Resource; plan: ImportPlan; fileName: string };

const mostShown = 200;

function ImportDiff({ resource, plan, fileName }: ImportDiffProps) {
  const added = plan.lines.filter(({ row }) => row === null).length;
  const changed = plan.lines.length - added;
  const parts = [
    added > 0 && formatCount(added, 'new row'),
    changed > 0 && `${formatCount(changed, 'row')} changed`,
    plan.unchanged > 0 && `${formatCount(plan.unchanged, 'row')} unchanged`,
  ].filter((part) => part !== false);
  return (
    <section aria-label="What would change" className="grid gap-2">
      <p role="status" className="font-medium">
        {fileName}: {parts.length === 0 ? 'nothing to change' : parts.join(', ')}
      </p>
      {plan.unknownColumns.length > 0 && (
        <p className="text-caution text-sm">
          These columns are ignored, because no field has their name:{' '}
          {plan.unknownColumns.join(', ')}.
        </p>
      )}
      {plan.lines.length > 0 && (
        <ul className="bg-card max-h-[60dvh] divide-y overflow-y-auto rounded-md border">
          {plan.lines.slice(0, mostShown).map(({ line, row, changes }) => (
            <li key={line} className="grid gap-1 px-3 py-2">
              <p className="flex items-center gap-2 text-sm font-medium">
                <span className="text-muted-foreground tabular-nums">Line {line}</span>
                {row ? nameOf(resource, row) : <Badge tone="primary">New</Badge>}
              </p>
              <ChangeList
                changes={changes.filter(({ after, before }) => after !== '' || before !== '')}
              />
            </li>
          ))}
          {plan.lines.length > mostShown && (
            <li className="px-3 py-2 text-sm">And {plan.lines.length - mostShown} more lines.</li>
          )}
        </ul>
      )}
    </section>
  );
}

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
      <BackToList path={resource.path} title={resource.title} />
      <PageHeader
        title={`Import ${resource.title.toLowerCase()}`}
        description="Export, edit in any spreadsheet, import. Nothing is written before you have seen what would change, and then all of it or nothing."
      />
      <div className="grid max-w-4xl gap-4">
        <FileDrop
          label="Choose a CSV file"
          accept=".csv,.tsv,text/csv,text/tab-separated-values,text/plain"
          onFile={state.choose}
        />
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer font-medium">What the file looks like</summary>
          <p className="text-muted-foreground pt-1">
            The first line names the columns:{' '}
            <code className="break-words">
              id, revision, {resource.fields.map(columnName).join(', ')}
            </code>
            . A row is known by its id, else by its slug; without either it is new. A column that is
            left out keeps its values. Other records are named by their slugs, amounts are dollars,
            dates are written 2026-03-31, spans 2026-01-01..2026-03-31.
          </p>
        </details>
        {state.isReading && <ListSkeleton label="Reading the file" rows={4} />}
        {state.error && (
          <ErrorState
            title="The file could not be checked"
            message={describeError(state.error)}
            onRetry={state.forget}
          />
        )}
        {plan && plan.problems.length > 0 && (
          <LineProblems
            title={`Nothing was written: ${formatCount(plan.problems.length, 'problem')} in ${rehearsal.fileName}`}
            problems={plan.problems}
          />
        )}
        {outcome?.kind === 'refused' && (
          <LineProblems
            title="Nothing was written: the database refuses these lines"
            problems={outcome.problems}
            note={outcome.isComplete ? undefined : 'There may be more; these are the first.'}
          />
        )}
        {plan && <ImportDiff resource={resource} plan={plan} fileName={rehearsal.fileName} />}
        {plan && outcome?.kind === 'rehearsed' && lacking > 0 && (
          <div className="bg-caution-soft flex items-start gap-2 rounded-md p-3 text-sm">
            <Checkbox
              id="checked-today"
              checked={state.isCheckedToday}
              onCheckedChange={(isOn) => state.setCheckedToday(isOn === true)}
            />
            <label htmlFor="checked-today">
              {formatCount(lacking, 'line')} change facts but name no new source or date. The
              sources they have still say so: they were checked today.
            </label>
          </div>
        )}
        {outcome?.kind === 'rehearsed' && plan && (
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={!isReady}
              isLoading={state.isImporting}
              onClick={() =>
                state.send(() => {
                  toast({
                    title: `${formatCount(plan.lines.length, 'line')} imported`,
                    tone: 'success',
                  });
                  void navigate({
                    to: '/admin/$resource',
                    params: { resource: resource.path },
                  });
                })
              }
            >
              <FileUp aria-hidden />
              Import {formatCount(plan.lines.length, 'line')}
            </Button>
            <Button variant="outline" onClick={state.forget}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
