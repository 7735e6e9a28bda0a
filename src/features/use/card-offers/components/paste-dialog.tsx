import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { describeCardOffer } from '@/domain/card-offers/describe-card-offer.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { guessIssuer, LONGEST_PAGE } from '@/domain/card-offers/read-offer-page.ts';
import { formatDate } from '@/lib/dates.ts';
import type { FieldOption } from '@/lib/fields/field.ts';
import { formatCount } from '@/lib/format.ts';
import { today } from '../group-offers.ts';
import { cardOfferEdits } from '../mutations.ts';
import { type PastedOffer, planPaste } from '../plan-paste.ts';
import { type CardOfferRow, createOffer } from '../schema.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** With the paste in one file: both are rarely opened. */
export { OfferDialog };

type PasteDialogProps = {
  /** The held cards, with the slug of the issuer. */
  cards: readonly (FieldOption & { readonly issuer: string | undefined })[];
  rows: readonly CardOfferRow[];
  onClose: () => void;
};

const TOO_LONG = 'This is too long for a page of offers.';

/** True if the page says that an offer on the list was added to its card meanwhile. */
const becomesAdded = ({ row, known }: PastedOffer): boolean =>
  known !== null && known !== 'above' && row.is_added && !known.is_added;

/** Turns the copied page of an issuer into offers, on the device, after a preview. */
export function PasteDialog({ cards, rows, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** Offers that the person ticked or cleared, by their place. */
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [typed, setTyped] = useState<{ readonly at: number; readonly row: CardOfferRow }>();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const addAll = useMutation(cardOfferEdits.addingAll);
  const update = useMutation(cardOfferEdits.updating);
  const remove = useMutation(cardOfferEdits.removing);
  const page = useDeferredValue(text);
  const guessed = guessIssuer(page);
  const card = chosen ?? (cards.find(({ issuer }) => issuer === guessed) ?? cards[0])?.value ?? '';
  const { offers, unread, isTooLong } = useMemo(
    () => planPaste(page, card, rows, today()),
    [page, card, rows],
  );
  const isTaken = (pasted: PastedOffer, at: number) =>
    ticked.get(at) ?? (pasted.known === null || becomesAdded(pasted));
  const taken = offers.filter(isTaken);

  const write = (next: string) => {
    setProblem(next.length > LONGEST_PAGE ? TOO_LONG : undefined);
    if (next.length > LONGEST_PAGE) return;
    setText(next);
    setTicked(new Map());
    setDone(new Set());
  };
  const add = () => {
    const known = taken.filter(becomesAdded);
    const created = taken
      .filter((pasted) => !becomesAdded(pasted))
      .map(({ row }) => ({ ...row, id: crypto.randomUUID() }));
    if (created.length > 0) addAll.mutate(created);
    for (const { known: base } of known)
      if (base !== null && base !== 'above') update.mutate({ base, values: { is_added: true } });
    toast({
      title: [
        created.length > 0 ? `${formatCount(created.length, 'offer')} added` : '',
        known.length > 0 ? `${formatCount(known.length, 'offer')} marked as added to the card` : '',
      ]
        .filter(Boolean)
        .join(', '),
      tone: 'success',
      ...(created.length > 0 && {
        action: {
          label: 'Undo',
          onPress: () => {
            for (const row of created) remove.mutate(row);
          },
        },
      }),
    });
    onClose();
  };

  return (
    <Dialog open onClose={onClose}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHead title="Paste from your bank">
          Open the page of offers at your bank, select all of it, copy, and paste it here. It’s read
          on this device; only the offers you add are saved.
        </DialogHead>
        <div className="grid gap-4">
          <Field label="The copied page" error={problem ?? (isTooLong ? TOO_LONG : undefined)}>
            {(control) => (
              <Textarea
                {...control}
                rows={page.trim() === '' ? 6 : 2}
                value={text}
                onChange={({ target }) => write(target.value)}
              />
            )}
          </Field>
          <Field label="The offers are on">
            {(control) => (
              <NativeSelect
                {...control}
                value={card}
                onChange={({ target }) => setChosen(target.value)}
              >
                {cards.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          {page.trim() !== '' && !isTooLong && (
            <p role="status" className="text-sm">
              {offers.length === 0
                ? 'No offers were found in this text.'
                : `${formatCount(offers.length, 'offer')} found.`}{' '}
              {unread.length > 0 &&
                `${formatCount(unread.length, 'line')} couldn’t be read; type ${unread.length === 1 ? 'it' : 'them'} below.`}
            </p>
          )}
          {offers.length > 0 && (
            <ul aria-label="Offers on the page" className="border-foreground divide-y border-t">
              {offers.map((pasted, at) => {
                const { row, known } = pasted;
                const state = [
                  row.ends_on === null ? '' : `through ${formatDate(row.ends_on)}`,
                  row.is_added ? 'added to the card' : 'not added yet',
                  known === 'above' ? 'same as one above' : '',
                  known !== null && known !== 'above'
                    ? becomesAdded(pasted)
                      ? 'on your list, now added to the card'
                      : 'on your list already'
                    : '',
                ];
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- A place of the page, which is read anew as a whole.
                  <li key={at} className="flex items-start gap-3 py-2">
                    <Checkbox
                      aria-label={`Take the offer of ${row.shop}`}
                      className="mt-1"
                      checked={isTaken(pasted, at)}
                      onCheckedChange={(checked) =>
                        setTicked(new Map([...ticked, [at, checked === true]]))
                      }
                    />
                    <p className="min-w-0 flex-1">
                      <span translate="no" className="font-medium">
                        {row.shop}
                      </span>{' '}
                      {describeCardOffer(toOffer(row))}
                      <span className="text-muted-foreground block text-sm">
                        {state.filter(Boolean).join(' · ')}
                      </span>
                    </p>
                  </li>
                );
              })}
            </ul>
          )}
          {unread.length > 0 && (
            <section aria-label="Lines that couldn’t be read" className="grid gap-1">
              <h3 className="font-medium">Not understood</h3>
              <ul className="divide-y">
                {unread.map(({ line, shop }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- A place of the page, which is read anew as a whole.
                  <li key={at} className="flex items-center justify-between gap-3 py-2">
                    <span className="min-w-0 text-sm break-words">
                      {shop !== null && <strong className="font-medium">{shop}: </strong>}“{line}”
                    </span>
                    <Button
                      variant="outline"
                      size="md"
                      className="shrink-0"
                      disabled={done.has(at)}
                      aria-label={`Type the offer “${line}”`}
                      onClick={() =>
                        setTyped({
                          at,
                          row: createOffer({
                            member_card_id: card,
                            shop: shop ?? '',
                            notes: line,
                          }),
                        })
                      }
                    >
                      {done.has(at) ? 'Added' : 'Type it'}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Button className="justify-self-start" disabled={taken.length === 0} onClick={add}>
            {taken.length === 0 ? 'Add the offers' : `Add ${formatCount(taken.length, 'offer')}`}
          </Button>
        </div>
      </DialogContent>
      {typed && (
        <OfferDialog
          key={typed.row.id}
          title="Type an offer"
          offer={typed.row}
          current={null}
          cards={cards}
          onSaved={() => setDone(new Set([...done, typed.at]))}
          onClose={() => setTyped(undefined)}
        />
      )}
    </Dialog>
  );
}
