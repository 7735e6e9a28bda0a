import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { purchaseEdits } from '../mutations.ts';
import { printPurchase, type PurchaseErrors, readPurchase } from '../parse-purchase-form.ts';
import type { PurchaseRow } from '../schema.ts';

type Option = { readonly id: string; readonly name: string };

type PurchaseDialogProps = {
  purchase: PurchaseRow;
  /** The member's cards, and the sub-categories of a purchase. */
  cards: readonly Option[];
  subCategories: readonly Option[];
  onClose: () => void;
};

/** Amount, day, card and category of a purchase. */
export function PurchaseDialog({ purchase, cards, subCategories, onClose }: PurchaseDialogProps) {
  const [base, setBase] = useState(purchase);
  const [texts, setTexts] = useState(() => printPurchase(base));
  const [errors, setErrors] = useState<PurchaseErrors>({});
  const [notice, setNotice] = useState<string>();
  const update = useMutation(purchaseEdits.updating);
  useCloseWhenWaiting(update, onClose);
  const save = () => {
    const read = readPurchase(base, texts);
    setErrors(read.kind === 'errors' ? read.errors : {});
    if (read.kind === 'errors') return;
    update.mutate(
      { base, values: read.values, isForm: true },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'saved') onClose();
          else if (outcome.latest === null) setNotice('It was removed in another tab meanwhile.');
          else {
            setBase(outcome.latest);
            setNotice('It was changed in another tab meanwhile. Save again if you still want to.');
          }
        },
      },
    );
  };
  const select = (label: string, name: 'memberCardId' | 'subCategoryId', options: Option[]) => (
    <SelectField
      label={label}
      value={texts[name]}
      onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
    >
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const input = (label: string, name: 'amount' | 'madeOn') => (
    <InputField
      label={label}
      error={errors[name]}
      {...(name === 'madeOn' ? { type: 'date' } : { inputMode: 'decimal' })}
      value={texts[name]}
      onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
    />
  );
  return (
    <FormDialog
      title={`Purchase at ${base.merchant ?? 'a shop'}`}
      description="Limits, bonuses and credits are updated to match."
      notice={notice !== undefined && <p role="alert">{notice}</p>}
      isSaving={update.isPending}
      onSave={save}
      onClose={onClose}
    >
      {input('Amount, dollars', 'amount')}
      {input('Paid on', 'madeOn')}
      {select('Paid with', 'memberCardId', [...cards])}
      {select('Counts as', 'subCategoryId', [
        ...(base.sub_category_id === null ? [{ id: '', name: 'Nothing' }] : []),
        ...subCategories,
      ])}
    </FormDialog>
  );
}
