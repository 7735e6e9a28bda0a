import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { Section } from '@/components/section.tsx';
import type { RecognizedShop } from '@/domain/merchant/recognize-shop.ts';
import type { OwnCard, RenderPay } from '../describe-payment.ts';
import type { SharedHolder } from '@/features/household/schema.ts';
import { usePeople } from '@/features/people/queries.ts';
import type { Shop } from '@/features/shops/queries.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { describeBankInstead, isBankBetter } from '@/lib/pay-from-bank.ts';
import { activationOf } from '../describe-offer.ts';
import { explainRefusal } from '../explain-refusal.ts';
import type { Offer, OfferFinder } from '../find-offers.ts';
import type { FilterSearch } from '../schema.ts';
import { AnswerCard } from './answer-card.tsx';
import { OfferCell } from './offer-cell.tsx';
import { OtherCards } from './other-cards.tsx';

type Usable = { readonly offer: Offer; readonly entry: OwnCard };

type ShopAnswerProps = {
  shop: RecognizedShop<Shop>;
  find: OfferFinder;
  entries: readonly OwnCard[];
  holders: readonly SharedHolder[] | undefined;
  amountCents: number;
  hasAmount: boolean;
  renderPay: RenderPay;
  onAskAmount: () => void;
  filters: FilterSearch;
  inputs: ValuationInputs;
};

export function ShopAnswer(props: ShopAnswerProps) {
  const { shop, find, entries, holders, amountCents, hasAmount, inputs } = props;
  const { renderPay, onAskAmount, filters } = props;
  const people = [...usePeople(), ...(holders ?? [])];
  const { merchant, confidence } = shop;
  const [likely, other] = [shop.subCategory, shop.orSubCategory].map((wanted) => {
    for (const category of inputs.rows.categories) {
      const sub = category.sub_categories.find(({ slug }) => slug === wanted);
      if (sub) return { category, sub };
    }
    return undefined;
  });
  if (!likely) return null;
  const { sub } = likely;
  const name = merchant?.name ?? sub.name;
  const { all, mine, best } = find(sub.slug, amountCents);
  const held = new Map(
    entries
      .filter(({ memberCard }) => memberCard.status === 'held')
      .map((entry) => [entry.memberCard.id, entry]),
  );
  const usableCards = all.flatMap((offer) => {
    const entry = held.get(offer.id);
    return entry ? [{ offer, entry }] : [];
  });
  const [first, ...others] = usableCards;
  const top = first?.offer ?? best;
  const isBank = top != null && isBankBetter(top);
  const usable = new Set(usableCards.map(({ offer }) => offer.id));
  const refused = [...held.values()].filter(({ memberCard }) => !usable.has(memberCard.id));
  const explain = explainRefusal(inputs, sub.slug);
  const shared = { subject: name, people, inputs, amountCents };
  const pay = ({ offer, entry: { memberCard, card } }: Usable, isMain: boolean) =>
    renderPay({
      activation: activationOf(offer),
      memberCard,
      card,
      subCategoryId: sub.id,
      merchant: name,
      amountCents: hasAmount ? amountCents : undefined,
      isMain,
      onAskAmount,
    });
  const renderLink = (counted: typeof likely) => (
    <Link
      to="/app/best-card/$id"
      params={{ id: counted.category.slug }}
      search={{ ...filters, sub: counted.sub.slug }}
      className="text-primary font-medium underline"
    >
      {counted.sub.name}
    </Link>
  );
  return (
    <Section aria-label={`Best card at ${name}`} className="grid gap-4 py-3">
      <div className="flex items-start gap-3">
        <CategoryIcon name={sub.icon} className="text-muted-foreground mt-1 size-6 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            {merchant && confidence === 'low' ? `Did you mean ${name}?` : name}
          </h2>
          <p className="text-muted-foreground text-sm">
            Counts as {renderLink(likely)}
            {other && <>, or perhaps as {renderLink(other)}</>}
            {merchant?.note && <> · {merchant.note}</>}
          </p>
        </div>
      </div>
      {isBank && (
        <div className="grid gap-1">
          <h3 className="font-serif text-2xl leading-tight font-medium sm:text-3xl">
            {describeBankInstead(top, amountCents, hasAmount ? 0 : top.yearCents)}
          </h3>
          <p className="text-muted-foreground text-sm">
            It can still be worth it to reach a sign-up bonus.
          </p>
        </div>
      )}
      {first && !isBank && (
        <AnswerCard {...shared} {...first}>
          {first.offer.carrier === undefined && pay(first, true)}
        </AnswerCard>
      )}
      <OtherCards
        {...shared}
        offers={isBank ? usableCards : others}
        isHousehold={holders !== undefined}
        renderPay={(usable) => pay(usable, false)}
        refused={refused.map(({ memberCard, card }) => ({
          memberCard,
          card,
          reason: explain(card, name),
        }))}
      />
      {best && best.id !== mine?.id && !isBankBetter(best) && (
        <section aria-label="Best of all cards" className="border-t pt-3">
          <h3 className="text-muted-foreground pb-1 text-sm font-medium">
            {mine ? 'A card you don’t have would earn more' : 'The best of all cards'}
          </h3>
          <OfferCell
            offer={best}
            names={inputs.names}
            issuerOf={(id) => inputs.rows.companies.find((each) => each.id === id)?.name ?? ''}
            amountCents={amountCents}
            subject={name}
            emptyText=""
          />
        </section>
      )}
      {!first && !best && (
        <p className="text-muted-foreground">No card fits your filters. Loosen them to see more.</p>
      )}
    </Section>
  );
}
