import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { PointsMoves } from '@/components/points-moves.tsx';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { OffersPaid } from '@/features/use/card-offers/public.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { FeeDayView } from '../schema.ts';
import { useFeeDay } from '../use-fee-day.ts';
import { describeRefund, describeVerdict, nameVerdict } from '../words.ts';

/** Below the verdict, which does not wait for it. */
const WayTable = lazyNamed(() => import('./way-table.tsx'), 'WayTable');

type FeeDayScreenProps = {
  memberCardId: string;
  renderActions: (view: FeeDayView) => ReactNode;
  renderLogOffer: (offer: {
    view: FeeDayView;
    offerCents: number;
    /** Called once logged; it then counts automatically. */
    onLogged: () => void;
  }) => ReactNode;
};

function describeFee({ feeCents, dueOn, daysLeft }: FeeDayView): ReactNode {
  if (feeCents === 0) return 'This card has no annual fee.';
  if (dueOn === null || daysLeft === null) {
    return (
      <>
        {formatAnnualFee(feeCents)} a year.{' '}
        <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
          Add the day you opened it
        </Link>{' '}
        to see when it is due.
      </>
    );
  }
  return `${formatAnnualFee(feeCents)} is due on ${formatDate(dueOn)}, in ${formatCount(daysLeft, 'day')}.`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="border-foreground border-b-2 pb-1 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function FeeDayScreen(props: FeeDayScreenProps) {
  const { memberCardId, renderActions, renderLogOffer } = props;
  const { inputs } = useHoldings();
  const [typed, setTyped] = useState('');
  const offer = typed.trim() === '' ? 0 : parseDollars(typed);
  const view = useFeeDay(memberCardId, useDeferredValue(offer ?? 0));
  const plain = useFeeDay(memberCardId, 0);
  if (!view || !plain) {
    return (
      <>
        <PageHeader title="Fee day" />
        <p className="bg-muted rounded-md p-3">
          You don’t hold this card.{' '}
          <Link to="/app/upcoming-fees" className="font-medium underline">
            See the fees of the cards you hold
          </Link>
        </p>
      </>
    );
  }
  const { options } = view.answer;
  const [best] = options;
  const fromCents = plain.answer.offerFromCents;
  return (
    <>
      <PageHeader title={`Fee day: ${view.name}`} description={describeFee(view)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <section aria-label="The verdict" className="grid gap-3">
          <p role="status" className="font-serif text-3xl font-medium text-balance">
            {nameVerdict(options, view)}.
          </p>
          <p className="max-w-prose">
            {describeVerdict(options, view)}{' '}
            <OffersPaid isClosing={best?.way.kind === 'close'} memberCardId={memberCardId} />
          </p>
          <div className="flex flex-wrap gap-2">{renderActions(view)}</div>
        </section>
        <Suspense fallback={<Skeleton className="h-52" />}>
          <WayTable view={view} names={inputs.names} />
        </Suspense>
        <div className="grid gap-8 lg:grid-cols-2">
          <Section title="Ask for an offer to keep it">
            <p>
              {fromCents === 0
                ? 'Keeping it is best even without an offer; an offer would be extra.'
                : `Keep it if they offer you ${formatWholeDollars(Math.ceil(fromCents / 100) * 100)} or more in cash, credits or points at your values.`}
            </p>
            <div className="flex flex-wrap items-end gap-2">
              <Field
                label="Value of their offer, dollars"
                error={offer === null ? 'Enter an amount such as 150.' : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    maxLength={12}
                    value={typed}
                    className="w-40"
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
              {renderLogOffer({
                view,
                offerCents: offer ?? 0,
                onLogged: () => setTyped(''),
              })}
            </div>
          </Section>
          {view.feeCents > 0 && (
            <Section title="If the fee is charged">
              <p>{describeRefund(view.refund, view)}</p>
              {view.refund?.notes && (
                <p className="text-muted-foreground text-sm">{view.refund.notes}.</p>
              )}
            </Section>
          )}
          <Section title="What else closing or changing it costs you">
            <PointsMoves moves={view.moves} />
            {view.losses.length + view.moves.length === 0 ? (
              <p>Nothing that we know of: you won’t lose points, and no rule changes.</p>
            ) : (
              <ul className="grid list-disc gap-1 pl-5">
                {view.losses.map((loss) => (
                  <li key={loss}>{loss}</li>
                ))}
              </ul>
            )}
          </Section>
        </div>
      </div>
    </>
  );
}
