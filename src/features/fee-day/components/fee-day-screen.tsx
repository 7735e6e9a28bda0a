import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { FeeDayView } from '../schema.ts';
import * as texts from '../texts.ts';
import { useFeeDay } from '../use-fee-day.ts';
import { describeRefund, describeVerdict, nameWay } from '../words.ts';
import { WayTable } from './way-table.tsx';

type FeeDayScreenProps = {
  memberCardId: string;
  /** What does what was decided. */
  renderActions: (view: FeeDayView) => ReactNode;
  /** What logs an offer that was accepted. */
  renderLogOffer: (offer: {
    view: FeeDayView;
    offerCents: number;
    /** It counts by itself from then on. */
    onLogged: () => void;
  }) => ReactNode;
};

function describeFee({ feeCents, dueOn, daysLeft }: FeeDayView): ReactNode {
  if (feeCents === 0) return texts.thisCardHasNoAnnual;
  if (dueOn === null || daysLeft === null) {
    return (
      <>
        {texts.aYear(formatAnnualFee(feeCents))}{' '}
        <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
          {texts.addTheDayYouOpened}
        </Link>{' '}
        {texts.toSeeWhenItIs}
      </>
    );
  }
  return texts.isDueOnIn(
    formatAnnualFee(feeCents),
    formatDate(dueOn),
    formatCount(daysLeft, texts.day),
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="border-foreground border-b-2 pb-1 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Keep, ask for an offer, change or close: what each way brings when the fee of a card comes. */
export function FeeDayScreen(props: FeeDayScreenProps) {
  const { memberCardId, renderActions, renderLogOffer } = props;
  const { inputs } = useHeldWallet();
  const [typed, setTyped] = useState('');
  const offer = typed.trim() === '' ? 0 : parseDollars(typed);
  const view = useFeeDay(memberCardId, useDeferredValue(offer ?? 0));
  const plain = useFeeDay(memberCardId, 0);
  if (!view || !plain) {
    return (
      <>
        <PageHeader title={texts.feeDay} />
        <p className="bg-muted rounded-md p-3">
          {texts.youDontHoldThisCard}{' '}
          <Link to="/app/upcoming-fees" className="font-medium underline">
            {texts.seeTheFeesOfThe}
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
      <PageHeader title={texts.feeDayOfName(view.name)} description={describeFee(view)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <section aria-label={texts.theVerdict} className="grid gap-3">
          <p role="status" className="text-3xl font-semibold text-balance">
            {best && nameWay(best.way, view)}.
          </p>
          <p className="max-w-prose">{describeVerdict(options, view)}</p>
          <div className="flex flex-wrap gap-2">{renderActions(view)}</div>
        </section>
        <WayTable view={view} names={inputs.names} />
        <div className="grid gap-8 lg:grid-cols-2">
          <Section title={texts.askForAnOfferTo}>
            <p>
              {fromCents === 0
                ? texts.keepingItIsBestAs
                : texts.keepingItWinsFromAn(formatWholeDollars(Math.ceil(fromCents / 100) * 100))}
            </p>
            <div className="flex flex-wrap items-end gap-2">
              <Field
                label={texts.whatTheyOfferIsWorth}
                error={offer === null ? texts.enterAnAmountSuchAs : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    maxLength={12}
                    value={typed}
                    className="w-40"
                    onChange={(event) => {
                      setTyped(event.target.value);
                    }}
                  />
                )}
              </Field>
              {renderLogOffer({
                view,
                offerCents: offer ?? 0,
                onLogged: () => {
                  setTyped('');
                },
              })}
            </div>
          </Section>
          <Section title={texts.ifTheFeeIsCharged}>
            <p>{describeRefund(view.refund, view)}</p>
            {view.refund?.notes && (
              <p className="text-muted-foreground text-sm">{view.refund.notes}.</p>
            )}
          </Section>
          <Section title={texts.whatClosingOrChangingIt}>
            {view.losses.length === 0 ? (
              <p>{texts.nothingThatWeKnowOf}</p>
            ) : (
              <ul className="grid list-disc gap-1 pl-5">
                {view.losses.map((loss) => (
                  <li key={loss}>{loss}</li>
                ))}
              </ul>
            )}
          </Section>
          {view.later.length > 0 && (
            <Section title={texts.whatItCanBecomeLater}>
              <ul className="grid list-disc gap-1 pl-5">
                {view.later.map(({ card, availableOn }) => (
                  <li key={card.id}>
                    {card.name}
                    {availableOn && texts.from(formatDate(availableOn))}
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <p>
          <Button asChild variant="outline">
            <Link to="/app/upcoming-fees" search={{ view: 'cards' }}>
              {texts.allMyFees}
            </Link>
          </Button>
        </p>
      </div>
    </>
  );
}
