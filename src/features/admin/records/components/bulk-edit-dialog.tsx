import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FilterSelect } from '@/components/filter-select.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHead } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatCount } from '@/lib/format.ts';
import type { Field } from '@/lib/fields/field.ts';
import { findField, nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import type { ApplyOutcome } from '../apply-rows.ts';
import { useApplyRows } from '../mutations.ts';
import { describeSource, planBulkEdit, startBulkTexts } from '../plan-bulk-edit.ts';
import { ChangeList } from './change-list.tsx';
import { FieldControl } from './field-control.tsx';
import { LineProblems } from './line-problems.tsx';

type BulkEditDialogProps = {
  resource: Resource;
  rows: readonly Row[];
  /** Removes rows from the selection and keeps the typed values. */
  onLeaveOut: (rows: readonly Row[]) => void;
  onClose: () => void;
  onDone: () => void;
};

const mostShown = 100;

/** Sets one field of many rows: shows what would change, then changes all of them or none. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { resource, rows, onLeaveOut, onClose, onDone } = props;
  const [name, setName] = useState<string>();
  const form = useForm<Record<string, string>>({ defaultValues: startBulkTexts(resource) });
  const texts = useWatch({ control: form.control });
  const apply = useApplyRows(resource);
  const field = name === undefined ? undefined : findField(resource, name);
  const isFilled = field !== undefined && (!field.isRequired || (texts[field.name] ?? '') !== '');
  const plan = isFilled ? planBulkEdit(resource, rows, field, texts) : undefined;
  const names = new Map(rows.map((row) => [row.id, nameOf(resource, row)]));
  const refusal = apply.data?.kind === 'refused' ? apply.data : undefined;
  const refused = rows.filter(({ id }) => refusal?.problems.some(({ line }) => line === id));
  const changed = plan?.kind === 'ready' ? plan.changed : [];

  const choose = (next: Field | undefined) => {
    apply.reset();
    setName(next?.name);
    if (next) form.setValue(next.name, next.kind === 'flag' ? 'true' : '');
  };
  const send = () => {
    if (plan?.kind !== 'ready') return;
    const tell = (outcome: ApplyOutcome) => {
      if (outcome.kind === 'refused') return;
      const count = formatCount(changed.length, 'row');
      toast({ title: `${count} changed`, tone: 'success' });
      onDone();
    };
    // Reported even if the screen is left before the response. Failures show in the dialog.
    apply.mutateAsync(plan.request).then(tell, () => undefined);
  };

  return (
    <Dialog open onClose={onClose}>
      <DialogContent className="max-w-2xl">
        <DialogHead title={`Set a field of ${formatCount(rows.length, 'row')}`}>
          Either all of them change, or none.
        </DialogHead>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <FilterSelect
            label="Field"
            allLabel="Choose a field"
            options={resource.fields
              .filter((each) => each.name !== 'slug')
              .map((each) => ({ value: each.name, label: each.label }))}
            value={name}
            onValueChange={(next) =>
              choose(next === undefined ? undefined : findField(resource, next))
            }
          />
          {field && <FieldControl key={field.name} field={field} control={form.control} />}
          {field &&
            describeSource(resource, field).map((each) => (
              <FieldControl key={each.name} field={each} control={form.control} />
            ))}
        </div>
        {plan?.kind === 'invalid' && (
          <p role="alert" className="text-destructive text-sm">
            {plan.message}
          </p>
        )}
        {plan?.kind === 'ready' && (
          <section aria-label="Preview" className="grid gap-2">
            <p role="status" className="text-sm font-medium">
              {formatCount(changed.length, 'row')} would change
              {changed.length < rows.length &&
                `; ${rows.length - changed.length} have this value already`}
            </p>
            <ul className="grid max-h-60 gap-2 overflow-y-auto rounded-md border p-2">
              {changed.slice(0, mostShown).map(({ row, changes }) => (
                <li key={row.id}>
                  <p className="text-sm font-medium">{names.get(row.id)}</p>
                  <ChangeList changes={changes} />
                </li>
              ))}
              {changed.length > mostShown && (
                <li className="text-sm">And {changed.length - mostShown} more.</li>
              )}
            </ul>
          </section>
        )}
        {refusal && (
          <LineProblems
            title="Nothing was changed"
            problems={refusal.problems}
            nameOf={(line) => names.get(line) ?? `No. ${line}`}
          />
        )}
        {refused.length > 0 && refused.length < rows.length && (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              apply.reset();
              onLeaveOut(refused);
            }}
          >
            Leave {formatCount(refused.length, 'row')} out
          </Button>
        )}
        {apply.error && (
          <p role="alert" className="text-destructive text-sm">
            {describeError(apply.error)}
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={changed.length === 0} isLoading={apply.isPending} onClick={send}>
            {plan?.kind === 'ready' ? `Change ${formatCount(changed.length, 'row')}` : 'Change'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
