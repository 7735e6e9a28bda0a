import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { inSentence } from '../machine/text-fields.ts';
import type { Texts } from '../machine/field.ts';
import { textsOf } from '../machine/record.ts';
import type { Resource, Row } from '../machine/resource.ts';
import { compareVersions, mergeVersions } from '../merge.ts';
import { FieldText } from './field-text.tsx';

type VersionMergeProps = {
  resource: Resource;
  base: Texts;
  mine: Texts;
  theirs: Row;
  onMerge: (texts: Texts) => void;
};

/** Shows what somebody else saved meanwhile, and lets the person choose where both changed the same. */
export function VersionMerge({ resource, base, mine, theirs, onMerge }: VersionMergeProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const changed = compareVersions(resource, { base, mine, theirs: textsOf(resource, theirs) });
  return (
    <section
      role="alert"
      aria-label="Changed meanwhile"
      className="bg-caution-soft grid gap-3 rounded-md p-3"
    >
      <div>
        <p className="text-caution font-medium">
          Somebody else changed this {resource.one} meanwhile
        </p>
        <p className="text-sm">
          Nothing of yours was saved, and nothing of theirs was overwritten. Choose what stands,
          then save.
        </p>
      </div>
      <ul className="grid gap-2">
        {changed.map(({ field, base: before, mine: typed, theirs: saved, isDisputed }) => (
          <li key={field.name} className="bg-card grid gap-1 rounded-md border p-2 text-sm">
            <p className="font-medium">
              {field.label}{' '}
              <span className="text-muted-foreground font-normal">
                was <FieldText field={field} text={before} />
              </span>
            </p>
            {isDisputed ? (
              <div role="radiogroup" aria-label={`Which ${inSentence(field.label)} stands`}>
                {[
                  { isMine: false, label: 'Theirs', text: saved },
                  { isMine: true, label: 'Yours', text: typed },
                ].map(({ isMine, label, text }) => (
                  <label key={label} className="flex min-h-7 items-baseline gap-2">
                    <input
                      type="radio"
                      name={`merge-${field.name}`}
                      checked={kept.has(field.name) === isMine}
                      onChange={() => {
                        const next = new Set(kept);
                        if (isMine) next.add(field.name);
                        else next.delete(field.name);
                        setKept(next);
                      }}
                    />
                    <span className="min-w-0 break-words">
                      {label}: <FieldText field={field} text={text} />
                    </span>
                  </label>
                ))}
              </div>
            ) : (
              <p>
                Theirs: <FieldText field={field} text={saved} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="md"
        className="justify-self-start"
        onClick={() => {
          onMerge(mergeVersions(mine, changed, (name) => kept.has(name)));
        }}
      >
        Go on with this
      </Button>
    </section>
  );
}
