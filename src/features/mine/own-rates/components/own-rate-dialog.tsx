import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { textsOf, validate } from '@/lib/fields/check-fields.ts';
import type { Field, Texts } from '@/lib/fields/field.ts';
import type { AskedOwnRate } from '@/lib/own-rate-store.ts';
import { describeIssuerRate, isOn, listTargets } from '../list-own-rates.ts';
import { ownRateEdits, useRemoveOwnRate } from '../mutations.ts';
import { firstDay, lastDay, ownRate, rateForm } from '../schema.ts';

type OwnRateDialogProps = { asked: AskedOwnRate; onClose: () => void };

const keyOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

export function OwnRateDialog({ asked, onClose }: OwnRateDialogProps) {
  const { inputs } = useHoldings();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const add = useMutation(ownRateEdits.adding);
  const update = useMutation(ownRateEdits.updating);
  const remove = useRemoveOwnRate();
  const groups = listTargets(inputs.rows);
  const [chosen, setChosen] = useState(asked.target ? keyOf(asked.target) : '');
  const [typed, setTyped] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});

  const card = inputs.cardRowOf(asked.card);
  const system = inputs.rows.pointSystems.find(({ id }) => id === card.point_system_id);
  const unit = inputs.names.rateUnit(system?.slug ?? '');
  const target = groups.flatMap(({ targets }) => targets).find((each) => keyOf(each) === chosen);
  const own =
    target &&
    user.spendingCategoriesCustomValues.find(
      (rate) => rate.creditCardId === card.id && isOn(rate, target),
    );
  const issuer = target ? describeIssuerRate(inputs, asked.card, target, unit) : null;
  const texts = { ...textsOf(rateForm, own ?? {}), ...typed };

  const save = () => {
    const read = validate(rateForm, texts);
    setErrors({
      ...(!target && { target: 'Choose what the rate is for.' }),
      ...(read.kind === 'invalid' && read.errors),
    });
    if (!target || read.kind === 'invalid') return;
    const values = {
      creditCardId: card.id,
      categoryId: target.kind === 'category' ? target.id : null,
      subCategoryId: target.kind === 'sub_category' ? target.id : null,
      ...read.values,
    };
    if (own) update.mutate({ base: own, values });
    else add.mutate({ id: crypto.randomUUID(), revision: 1, ...values });
    onClose();
  };

  const controlOf = ({ name }: Field) => ({
    error: errors[name],
    value: texts[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: value });
      setErrors({});
    },
  });

  return (
    <FormDialog
      title={`My own rate of ${card.name}`}
      description="Replaces the issuer’s rate in every answer until you remove it."
      onSave={save}
      onClose={onClose}
      draftName={`own-rate/${asked.card}`}
    >
      <SelectField
        label="For"
        error={errors['target']}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setTyped({});
          setErrors({});
        }}
      >
        <option value="">Choose a category</option>
        {groups.map(({ name, targets }) => (
          <optgroup key={name} label={name}>
            {targets.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {each.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <InputField
        {...controlOf(ownRate)}
        label={unit === 'dollars' ? 'My rate, percent back' : 'My rate, points a dollar'}
        hint={issuer && `The issuer’s: ${issuer}`}
        inputMode="decimal"
      />
      <div className="grid grid-cols-2 gap-3">
        <InputField {...controlOf(firstDay)} label={firstDay.label} type="date" />
        <InputField {...controlOf(lastDay)} label={lastDay.label} type="date" />
      </div>
      {own && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            remove(own);
            onClose();
          }}
        >
          Go back to the issuer’s rate
        </Button>
      )}
    </FormDialog>
  );
}
