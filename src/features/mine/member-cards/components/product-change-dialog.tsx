import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import {
  type CardRow,
  type CatalogRows,
  isOfOthers,
  isOwnCard,
} from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { type HeldEntry, type MemberCard, toProductChange } from '../schema.ts';

type ProductChangeDialogProps = {
  entry: HeldEntry;
  rows: CatalogRows;
  onChange: (values: RowValues<MemberCard>, product: string) => void;
  onClose: () => void;
};

/** Products of the issuer, and own cards; an issuer that the catalog lacks may be one of its own under another name. */
function groupProducts(card: CardRow, products: readonly CardRow[]) {
  const own = products.filter(isOwnCard);
  const listed = products.filter((each) => !isOwnCard(each));
  const ofIssuer = listed.filter(({ company_id }) => company_id === card.company_id);
  return [
    { label: 'Of the same issuer', cards: ofIssuer },
    { label: 'My own', cards: own },
    { label: 'All others', cards: card.company_id === card.id ? listed : [] },
  ].filter(({ cards }) => cards.length > 0);
}

/** The product that an account has become: it stays one account, opened when it was. */
export function ProductChangeDialog({ entry, rows, onChange, onClose }: ProductChangeDialogProps) {
  const { memberCard, card } = entry;
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState('');
  const [errors, setErrors] = useState<{ product?: string; day?: string }>({});
  const products = rows.cards
    .filter((each) => each.id !== card.id && !isOfOthers(each))
    .filter((each) => each.is_business === card.is_business)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const groups = groupProducts(card, products);

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
    onChange(toProductChange(card.id, product.id, day || null), product.name);
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
        {groups.map(({ label, cards }) => (
          <optgroup key={label} label={label}>
            {cards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          onClose();
          askedOwnCard.set({ becomes: memberCard.id });
        }}
      >
        It is not here
      </Button>
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
