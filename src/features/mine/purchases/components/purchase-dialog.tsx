import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { validate } from '@/lib/fields/check-fields.ts';
import type { FieldOption } from '@/lib/fields/field.ts';
import { purchaseEdits } from '../mutations.ts';
import { amount, countsAs, paidOn, paidWith, type PurchaseRow } from '../schema.ts';

type PurchaseDialogProps = {
  /** The purchase as it was when the dialog was opened. */
  purchase: PurchaseRow;
  /** The current purchase; undefined once it was removed. */
  current: PurchaseRow | undefined;
  /** The member's cards, and the sub-categories of a purchase. */
  cards: readonly FieldOption[];
  subCategories: readonly FieldOption[];
  onClose: () => void;
};

/** Amount, day, card and category of a purchase. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { purchase, current, cards, subCategories, onClose } = props;
  const form = {
    fields: [
      amount,
      paidOn,
      { ...paidWith, options: cards },
      { ...countsAs, options: subCategories },
    ],
  };
  return (
    <RecordDialog
      title={`Purchase at ${purchase.merchant ?? 'a shop'}`}
      description="Limits, bonuses and credits are updated to match."
      form={form}
      record={purchase}
      current={current}
      edits={purchaseEdits}
      read={(texts, { member_card_id }) => {
        const read = validate(form, texts);
        // A change of card drops the previous card's credit.
        return read.kind === 'invalid' || read.values[paidWith.name] === member_card_id
          ? read
          : { ...read, values: { ...read.values, credit_card_benefit_id: null } };
      }}
      onClose={onClose}
      draftName={`purchase/${purchase.id}`}
    >
      {({ input }) => (
        <>
          {input(amount)}
          {input(paidOn)}
          {input(paidWith)}
          {input(countsAs, { blank: purchase.sub_category_id === null ? 'Nothing' : undefined })}
        </>
      )}
    </RecordDialog>
  );
}
