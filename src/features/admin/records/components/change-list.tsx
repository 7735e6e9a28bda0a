import type { FieldChange } from '@/lib/fields/check-fields.ts';
import { FieldText } from './field-text.tsx';

export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field.name} className="contents">
          <dt className="text-muted-foreground">{field.label}</dt>
          <dd className="min-w-0 break-words">
            {before !== '' && (
              <>
                <s className="text-muted-foreground">
                  <FieldText field={field} text={before} />
                </s>
                <span className="sr-only"> becomes </span>
                <span aria-hidden> → </span>
              </>
            )}
            <FieldText field={field} text={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
