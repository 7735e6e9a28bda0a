import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps, PropsWithChildren } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { addMonths, calendarDate } from '@/domain/calendar.ts';
import { cents, points } from '@/domain/units.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createOffer } from '@/features/use/card-offers/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { rowsKey } from '@/lib/rows/member-table.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { createCardReader } from '../create-card-reader.ts';
import { PlanTimeline } from './plan-timeline.tsx';

vi.stubEnv('VITE_SUPABASE_URL', 'https://reference.supabase.co');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_reference');

const nothing = () => undefined;
const none = cents(0);
const sums = {
  ...{ netCents: none, rewardsCents: none, creditsCents: none, bonusCents: none },
  ...{ feesCents: none, costsCents: none, balancesCents: none },
};

type TimelineProps = ComponentProps<typeof PlanTimeline>;

function renderTimeline(
  props: Pick<TimelineProps, 'events' | 'cardOf' | 'person'> & Partial<TimelineProps>,
  offers: readonly ReturnType<typeof createOffer>[] = [],
) {
  const { date, names } = createInputsFixture({ other: 1_000_000 });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(rowsKey('card_offers'), offers);
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return render(
    <PlanTimeline
      plan={sums}
      date={date}
      names={names}
      groundsOf={() => ({ reasons: [], blocker: null })}
      onDo={nothing}
      onNever={nothing}
      onKeep={nothing}
      onDenied={nothing}
      unfolded={{ details: true, dates: true, onChange: nothing }}
      {...props}
    />,
    { wrapper },
  );
}

it('says for which card a free one is closed, and warns of the oldest and of one that is gone for good', () => {
  const plain = createInputsFixture({ other: 1_000_000 });
  const [first, second] = plain.rows.cards;
  if (!first || !second) throw new Error('the fixture has no cards');
  const gone = { ...first, opened_to_new: false };
  const rows = { ...plain.rows, cards: [gone, ...plain.rows.cards.slice(1)] };
  const held = createMemberCard(gone.id);
  renderTimeline({
    events: [
      {
        ...{ kind: 'close', month: 2, card: held.id, feeCents: 0, isOldest: true },
        ...{ dueIn: 2, dueOn: null, refundDays: null },
        room: { card: second.slug, what: 'card', title: 'Five credit cards' },
      },
    ],
    cardOf: createCardReader({ ...plain, rows }, [held]),
    person: null,
  });
  expect(screen.getByRole('heading', { name: `Close ${gone.name}` })).toBeVisible();
  expect(
    screen.getByText(
      new RegExp(
        `^It makes room for ${second.name}: “Five credit cards” allows no more beside it. It is the oldest card you have`,
      ),
    ),
  ).toBeVisible();
  expect(
    screen.getByText('It takes no new applicants: once closed, you can’t get it again.'),
  ).toBeVisible();
  expect(screen.queryByText(/fee/)).toBeNull();
});

it('tells before a card is closed what its offers brought and which are still on it', async () => {
  const inputs = createInputsFixture({ other: 1_000_000 });
  const [first, second] = inputs.rows.cards;
  if (!first || !second) throw new Error('the fixture has no cards');
  const [closing, staying] = [createMemberCard(first.id), createMemberCard(second.id)];
  const offerOn = (card: typeof closing, more: object = {}) =>
    createOffer({ member_card_id: card.id, shop: 'Lyft', back_cents: 2_000, ...more });
  const terms = { feeCents: 0, dueIn: 2, dueOn: null, refundDays: null };
  renderTimeline(
    {
      events: [{ ...{ kind: 'close', month: 2, card: closing.id }, ...terms }],
      cardOf: createCardReader(inputs, [closing, staying]),
      person: null,
    },
    [
      offerOn(closing),
      offerOn(closing, { back_cents: 1_500 }),
      offerOn(closing, { used_times: 1, used_on: getToday() }),
      offerOn(staying),
    ],
  );
  expect(
    await screen.findByText(
      'One offer on it brought $20 in the last twelve months. Before you close it: 2 offers worth $35 are still on it.',
    ),
  ).toBeVisible();
});

it('asks the issuers of the personal cards to open in one step before the first opening', () => {
  const { rows, ...rest } = createInputsFixture({ other: 1_000_000 });
  const companies = rows.companies.map((company) => ({
    ...company,
    preapproval_url: `https://${company.slug}.example/offers`,
  }));
  const readerOf = (businessSlug?: string, hasPages = true) => {
    const cards = rows.cards.map((card) => ({ ...card, is_business: card.slug === businessSlug }));
    const inputs = {
      ...rest,
      rows: { ...rows, cards, companies: hasPages ? companies : rows.companies },
    };
    const cardRowOf = (slug: string) => {
      const card = cards.find((each) => each.slug === slug);
      if (!card) throw new RangeError(`the fixture has no card ${slug}`);
      return card;
    };
    return createCardReader({ ...inputs, cardRowOf }, []);
  };
  const open = (month: number, card: string) => ({
    ...({ kind: 'open', month, card, bonuses: [], window: [], spending: [] } as const),
    ...{ from: addMonths(rest.date, month), before: [], warnings: [] },
  });
  const fee = {
    ...({ kind: 'fee', month: 0, card: 'venture-x', isFirst: true } as const),
    ...{ feeCents: 39_500, dueIn: 0, dueOn: null, refundDays: null },
  };
  const events = [fee, open(1, 'venture-x'), open(1, 'blue-cash-everyday'), open(7, 'venture-x')];
  const view = renderTimeline({ events, cardOf: readerOf(), person: null });
  const title =
    'See whether Capital One or American Express would approve you, without a hard pull';
  const headings = () =>
    screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent);
  expect(headings().slice(1, 3)).toEqual([title, 'Open Venture X']);
  // The mark that opens it stays beside its last word.
  expect(screen.getAllByRole('heading', { level: 4 })[1]?.querySelector('span')).toHaveTextContent(
    /^pull$/,
  );
  expect(headings().filter((text) => text.startsWith('See whether'))).toEqual([title]);
  const links = within(
    screen.getByRole('button', { name: title }).closest('li') ?? view.container,
  ).getAllByRole('link');
  expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['Offers from Capital One', 'https://capital-one.example/offers'],
    ['Offers from American Express', 'https://american-express.example/offers'],
  ]);
  view.unmount();

  const business = renderTimeline({ events, cardOf: readerOf('venture-x'), person: 'Alex' });
  expect(headings()).toContain(
    'See whether American Express would approve Alex, without a hard pull',
  );
  business.unmount();

  for (const other of [
    { events, cardOf: readerOf(undefined, false), person: null },
    { events: [fee], cardOf: readerOf(), person: null },
  ]) {
    const { unmount } = renderTimeline(other);
    expect(screen.queryByText(/^See whether/)).toBeNull();
    unmount();
  }
});

it('is one line a step, with the day and the amount, until it is opened', async () => {
  const plain = createInputsFixture({ other: 1_000_000 });
  const [first] = plain.rows.cards;
  if (!first) throw new Error('the fixture has no cards');
  const held = createMemberCard(first.id);
  const terms = { feeCents: 9500, dueIn: 2, dueOn: calendarDate('2027-01-20'), refundDays: null };
  const change = vi.fn();
  renderTimeline({
    events: [
      { ...{ kind: 'close', month: 2, card: held.id }, ...terms },
      { ...{ kind: 'fee', month: 1, card: held.id, isFirst: false }, ...terms },
    ],
    cardOf: createCardReader(plain, [held]),
    person: null,
    unfolded: { details: false, dates: false, onChange: change },
  });
  const item = screen.getByRole('button', { name: `Close ${first.name}` }).closest('li');
  expect(item).toHaveTextContent('Jan 1, 2027 · Before its fee of Jan 20, 2027.');
  expect(item).toHaveTextContent('$95 saved');
  expect(screen.queryByRole('button', { name: /^I closed it/ })).toBeNull();
  // Events that happen on their own are not steps.
  expect(screen.queryByRole('button', { name: /^Fee of / })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 fee or bonus day' }));
  expect(change).toHaveBeenCalledWith({ details: false, dates: true });
  await userEvent.click(screen.getByRole('button', { name: `Close ${first.name}` }));
  expect(screen.getByRole('button', { name: /^I closed it/ })).toBeVisible();
});

it('has each step under the month of its own day', () => {
  const inputs = createInputsFixture({ other: 1_000_000 });
  const [card] = inputs.rows.cards;
  if (!card) throw new Error('the fixture has no cards');
  const held = createMemberCard(card.id);
  const system = 'alpha';
  const worth = { system, points: points(9), fullCents: 0, lockedCents: 0, leavingCents: 0 };
  renderTimeline({
    events: [
      {
        ...{ kind: 'move', month: 4, card: held.id },
        move: { system, points: points(9), isLocked: false, lossCents: 0 },
        points: {
          ...{ owner: null, system, name: 'Alpha', points: points(9), leaving: null },
          ...{ leavingTo: null, worth },
        },
      },
      {
        ...{ kind: 'close', month: 4, card: held.id, feeCents: 0 },
        ...{ dueIn: 4, dueOn: null, refundDays: null },
      },
    ],
    cardOf: createCardReader(inputs, [held]),
    person: null,
  });
  const months = within(screen.getByRole('list', { name: 'The months of the plan' }));
  // Two weeks before the card is closed on March 1, 2027.
  const move = months.getByRole('heading', { name: 'Feb 2027' }).closest('li');
  expect(move).toHaveTextContent(/Move or spend 9 Alpha.*Feb 15, 2027/);
  const close = months.getByRole('heading', { name: 'Mar 2027' }).closest('li');
  expect(close).toHaveTextContent(`Close ${card.name}`);
  expect(close).not.toHaveTextContent('Move or spend');
});
