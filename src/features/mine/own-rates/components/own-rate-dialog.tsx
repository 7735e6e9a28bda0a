import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { AskedOwnRate } from '@/lib/own-rate-store.ts';
import { describeIssuerRate, isOn, listTargets } from '../list-own-rates.ts';
import { ownRateEdits } from '../mutations.ts';
import { parseRate } from '../parse-rate.ts';
import { useRemoveOwnRate } from '../use-remove-own-rate.ts';

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
  const [typed, setTyped] = useState<string>();
  const [typedFrom, setFrom] = useState<string>();
  const [typedTo, setTo] = useState<string>();
  const [errors, setErrors] = useState<{ target?: string; rate?: string; to?: string }>({});

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
  const text = typed ?? (own ? String(own.rate) : '');
  const from = typedFrom ?? own?.validFrom ?? '';
  const to = typedTo ?? own?.validTo ?? '';

  const save = () => {
    const rate = parseRate(text);
    const found = {
      ...(!target && { target: 'Choose what the rate is for.' }),
      ...(rate === null && { rate: 'Enter a rate such as 3, from 0 to 1,000.' }),
      ...(from && to && to < from && { to: 'The last day is before the first.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || !target || rate === null) return;
    const values = {
      creditCardId: card.id,
      categoryId: target.kind === 'category' ? target.id : null,
      subCategoryId: target.kind === 'sub_category' ? target.id : null,
      rate,
      validFrom: from || null,
      validTo: to || null,
    };
    if (own) update.mutate({ base: own, values });
    else add.mutate({ id: crypto.randomUUID(), revision: 1, ...values });
    onClose();
  };

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
        error={errors.target}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setTyped(undefined);
          setFrom(undefined);
          setTo(undefined);
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
        label={unit === 'dollars' ? 'My rate, percent back' : 'My rate, points a dollar'}
        error={errors.rate}
        hint={issuer && `The issuer’s: ${issuer}`}
        inputMode="decimal"
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setErrors({});
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <InputField
          label="First day (optional)"
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <InputField
          label="Last day (optional)"
          error={errors.to}
          type="date"
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
            setErrors({});
          }}
        />
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
