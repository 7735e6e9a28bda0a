import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import type { FieldOption } from '@/lib/fields/field.ts';
import { cardOfferEdits } from '../mutations.ts';
import {
  addsUp,
  backCents,
  backPercent,
  backPoints,
  backRate,
  card,
  type CardOfferRow,
  endsOn,
  gives,
  isAdded,
  listBackFields,
  minSpend,
  notes,
  offerForm,
  readOfferForm,
  shop,
  times,
} from '../schema.ts';

type OfferDialogProps = {
  title: string;
  /** The offer as it was when the dialog was opened. */
  offer: CardOfferRow;
  /** The current offer; undefined once it was removed, null before it is added. */
  current: CardOfferRow | undefined | null;
  cards: readonly FieldOption[];
  onSaved?: () => void;
  onClose: () => void;
};

/** The terms of an offer, typed. */
export function OfferDialog({ offer, cards, onSaved, ...props }: OfferDialogProps) {
  const form = {
    ...offerForm,
    fields: offerForm.fields.map((field) =>
      field.name === card.name ? { ...field, options: cards } : field,
    ),
  };
  return (
    <RecordDialog
      {...props}
      {...(onSaved && { onSaved })}
      description="As your bank’s app or site states it."
      form={form}
      record={offer}
      edits={cardOfferEdits}
      read={readOfferForm}
      draftName={`card-offer/${offer.id}`}
    >
      {({ input, texts }) => {
        const kind = texts[gives.name] ?? '';
        const said = listBackFields(kind);
        const limit = { hint: 'The most in all. Leave empty if there’s no limit.' };
        return (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {input(shop, { className: 'sm:col-span-2' })}
            {input(card, { className: 'sm:col-span-2' })}
            {input(gives)}
            {said.includes(backPercent.name) && input(backPercent)}
            {said.includes(backRate.name) && input(backRate)}
            {said.includes(backCents.name) && input(backCents, kind === 'percent' ? limit : {})}
            {said.includes(backPoints.name) &&
              input(backPoints, kind === 'points_per_dollar' ? limit : {})}
            {input(minSpend, { hint: 'Leave empty if any amount counts.' })}
            {input(addsUp, { hint: 'Several purchases may reach the amount together.' })}
            {input(times, { hint: 'Leave empty if every purchase counts.' })}
            {input(endsOn)}
            {input(isAdded, { hint: 'It pays only once you’ve added it at your bank.' })}
            {input(notes, { className: 'sm:col-span-2' })}
          </div>
        );
      }}
    </RecordDialog>
  );
}
