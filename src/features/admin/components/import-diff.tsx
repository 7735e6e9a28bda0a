import { Badge } from '@/components/ui/badge.tsx';
import { formatCount } from '@/lib/format.ts';
import type { ImportPlan } from '../machine/plan-import.ts';
import { nameOf, type Resource } from '../machine/create-resource.ts';
import { ChangeList } from './change-list.tsx';

type ImportDiffProps = { resource: Resource; plan: ImportPlan; fileName: string };

const mostShown = 200;

export function ImportDiff({ resource, plan, fileName }: ImportDiffProps) {
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
          Columns that are left aside, because nothing is called so here:{' '}
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
