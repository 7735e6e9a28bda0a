import { Badge } from '@/components/ui/badge.tsx';
import { formatCount } from '@/lib/format.ts';
import type { ImportPlan } from '../machine/plan-import.ts';
import { nameOf } from '../machine/check-record.ts';
import type { Resource } from '../machine/create-resource.ts';
import * as texts from '../texts.ts';
import { ChangeList } from './change-list.tsx';

type ImportDiffProps = { resource: Resource; plan: ImportPlan; fileName: string };

const mostShown = 200;

/** What a file would change, line by line. */
export function ImportDiff({ resource, plan, fileName }: ImportDiffProps) {
  const added = plan.lines.filter(({ row }) => row === null).length;
  const changed = plan.lines.length - added;
  const parts = [
    added > 0 && formatCount(added, texts.newRow),
    changed > 0 && texts.changed(formatCount(changed, texts.row)),
    plan.unchanged > 0 && texts.unchanged(formatCount(plan.unchanged, texts.row)),
  ].filter((part) => part !== false);
  return (
    <section aria-label={texts.whatWouldChange} className="grid gap-2">
      <p role="status" className="font-medium">
        {fileName}: {parts.length === 0 ? texts.nothingToChange : parts.join(', ')}
      </p>
      {plan.unknownColumns.length > 0 && (
        <p className="text-caution text-sm">
          {texts.columnsThatAreLeftAside(plan.unknownColumns.join(', '))}
        </p>
      )}
      {plan.lines.length > 0 && (
        <ul className="bg-card max-h-[60dvh] divide-y overflow-y-auto rounded-md border">
          {plan.lines.slice(0, mostShown).map(({ line, row, changes }) => (
            <li key={line} className="grid gap-1 px-3 py-2">
              <p className="flex items-center gap-2 text-sm font-medium">
                <span className="text-muted-foreground tabular-nums">{texts.line(line)}</span>
                {row ? nameOf(resource, row) : <Badge tone="primary">{texts.newWord}</Badge>}
              </p>
              <ChangeList
                changes={changes.filter(({ after, before }) => after !== '' || before !== '')}
              />
            </li>
          ))}
          {plan.lines.length > mostShown && (
            <li className="px-3 py-2 text-sm">
              {texts.andMoreLines(plan.lines.length - mostShown)}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
