import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { sharePicture } from '@/components/share-picture.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { describeLines, describeVerdict } from '../describe-page.ts';
import { createAddress } from '../create-address.ts';
import { drawPicture } from '../draw-picture.ts';
import { useCreateLink } from '../mutations.ts';
import { LASTING_DAYS, pageTitle, type Snapshot } from '../schema.ts';
import { useShownCards } from '../use-shown-cards.ts';
import { OwnLinks } from './own-links.tsx';

type SharePageDialogProps = { snapshot: Snapshot; onClose: () => void };

const titles = { wallet: 'My wallet', plan: 'My plan', year: 'My year in points' };

/** Makes a public link or a picture of a wallet, a plan or a year as it is now, and lists the links there are. */
export function SharePageDialog({ snapshot, onClose }: SharePageDialogProps) {
  const { cardOf, isPending, error } = useShownCards();
  const create = useCreateLink();
  // A repeat after a lost answer makes no second link.
  const [id] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState(titles[snapshot.kind]);
  const [days, setDays] = useState<number>(30);
  const [problem, setProblem] = useState<string>();
  const picture = useMutation({
    mutationFn: async () =>
      sharePicture(
        title.trim() || titles[snapshot.kind],
        await drawPicture(snapshot, title, cardOf),
      ),
    onError: reportFailure('The picture was not made'),
  });
  const faces =
    snapshot.kind === 'plan' ? [] : snapshot.document.cards.map(({ card }) => cardOf(card));
  const thing = snapshot.kind;
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        <DialogHead title={<>Share this {thing}</>}>
          Anyone with the link sees the {thing} as it is now, without an account. They see none of
          your other data: not your name, your spending, or when you opened cards.
        </DialogHead>
        {create.data ? (
          <CopyField label="Link" value={createAddress(create.data)} noun="Link" />
        ) : (
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              const read = pageTitle.read(title);
              setProblem(read.kind === 'problem' ? read.message : undefined);
              if (read.kind === 'value')
                create.mutate({ id, title: read.value, lasts_days: days, snapshot });
            }}
          >
            <section aria-label="What others see" className="bg-muted grid gap-1 rounded-md p-3">
              <h3 className="font-semibold">{describeVerdict(snapshot)}</h3>
              {isPending ? (
                <Skeleton className="h-12 w-full" />
              ) : error ? (
                <p>{describeError(error)}</p>
              ) : (
                <ul className="max-h-40 overflow-y-auto text-sm leading-6">
                  {describeLines(snapshot, (card) => cardOf(card).name).map((line, index) => (
                    <li key={index} className="flex items-center gap-2 py-0.5">
                      {faces[index] && <CardArt {...faces[index]} className="w-9" />}
                      {line}
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <InputField
              label="Title"
              hint="Others read it above the cards."
              value={title}
              maxLength={80}
              error={problem}
              onChange={(event) => setTitle(event.target.value)}
            />
            <SelectField
              label="The link ends in"
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {LASTING_DAYS.map((each) => (
                <option key={each} value={each}>
                  {each} days
                </option>
              ))}
            </SelectField>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" isLoading={create.isPending}>
                Create link
              </Button>
              <Button
                variant="outline"
                disabled={isPending || error !== null}
                isLoading={picture.isPending}
                onClick={() => picture.mutate()}
              >
                Share as a picture
              </Button>
            </div>
          </form>
        )}
        <OwnLinks onWithdrawn={(gone) => gone === create.data?.id && create.reset()} />
      </DialogContent>
    </Dialog>
  );
}
