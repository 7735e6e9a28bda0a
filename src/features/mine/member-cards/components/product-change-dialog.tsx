import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { type CatalogRows, isOfOthers } from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import type { HeldEntry } from '../schema.ts';
import type { MemberCard } from '../schema.ts';

type ProductChangeDialogProps = {
  entry: HeldEntry;
  rows: CatalogRows;
  onChange: (values: RowValues<MemberCard>, product: string) => void;
  onClose: () => void;
};

/** The product that an account has become: it stays one account, opened when it was. */
export function ProductChangeDialog({ entry, rows, onChange, onClose }: ProductChangeDialogProps) {
  const { memberCard, card } = entry;
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState('');
  const [errors, setErrors] = useState<{ product?: string; day?: string }>({});
  const products = rows.cards
    .filter(
      (each) =>
        each.id !== card.id &&
        each.company_id === card.company_id &&
        each.is_business === card.is_business &&
        !isOfOthers(each),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));

  const save = () => {
    const product = products.find(({ id }) => String(id) === chosen);
    const opened = memberCard.opened_on;
    const found = {
      ...(!product && { product: 'Choose what it has become.' }),
      ...(day > getToday() && { day: 'This day is in the future.' }),
      ...(day !== '' &&
        opened !== null &&
        day < opened && { day: 'The card was opened after that.' }),
    };
    setErrors(found);
    if (!product || Object.keys(found).length > 0) return;
    onChange(
      {
        credit_card_id: product.id,
        changed_from_credit_card_id: card.id,
        product_changed_on: day || null,
        // Options and a fee of the former product are none of this one.
        choices: {},
        annual_fee_cents: null,
      },
      product.name,
    );
    onClose();
  };

  return (
    <FormDialog
      title={`What ${card.name} has become`}
      description="A product change opens no new account: it counts toward no limit on new cards, and earns no sign-up bonus."
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label="Product changed to"
        error={errors.product}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setErrors({});
        }}
      >
        <option value="">Choose a card</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <InputField
        label="On, if you know"
        error={errors.day}
        type="date"
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
