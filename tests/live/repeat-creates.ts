import { createProfile, spendingProfileEdits } from '@/features/mine/annual-spending/mutations.ts';
import { bonusTrackerEdits } from '@/features/mine/bonus-tracker/mutations.ts';
import { sendReport } from '@/features/admin/fact-reports/mutations.ts';
import { createMemberCard, memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { ownRateEdits } from '@/features/mine/own-rates/mutations.ts';
import { createPerson, peopleEdits } from '@/features/mine/people/mutations.ts';
import { createLink } from '@/features/plan/shared-pages/mutations.ts';
import type { Snapshot } from '@/features/plan/shared-pages/schema.ts';
import { ownReminderEdits } from '@/features/plan/own-reminders/mutations.ts';
import { ownReminder } from '@/features/plan/own-reminders/schema.ts';
import { plannedStepEdits } from '@/features/plan/planned-steps/mutations.ts';
import { pointBalanceEdits, redemptionEdits } from '@/features/mine/point-systems/mutations.ts';
import { redemption } from '@/features/mine/valuation/schema.ts';
import { purchaseEdits } from '@/features/mine/purchases/mutations.ts';
import { cardOfferEdits } from '@/features/use/card-offers/mutations.ts';
import { createOffer } from '@/features/use/card-offers/schema.ts';
import { benefitUseEdits } from '@/features/use/my-benefits/mutations.ts';
import { reminderPreferenceEdits } from '@/features/plan/reminder-preferences/mutations.ts';
import { createPreferences } from '@/features/plan/reminder-preferences/schema.ts';
import { createCorrection, shopCorrectionEdits } from '@/features/catalog/shops/tables.ts';
import { createWallet, createWalletCard, walletEdits } from '@/features/mine/wallets/mutations.ts';
import { boardEdits, createBoard } from '@/features/mine/whiteboard/mutations.ts';
import { ownCardEdits } from '@/features/mine/own-cards/mutations.ts';
import { createOwnCard } from '@/features/mine/own-cards/schema.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import type { Stack } from '../../supabase/local/start-stack.ts';
import type { createEditWorld } from './edit-world.ts';
import { ownFacts } from '../support/own-facts.ts';
import { send } from './two-tabs.ts';
import { unsteadyNetwork } from './unsteady-network.ts';

type Create = {
  readonly table: string;
  /** Its name, and the function that sends it, always with the same id. */
  readonly name: string;
  readonly id: string;
  readonly send: () => Promise<unknown>;
};

async function findCategory({ db }: Stack): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select min(id) as id from public.categories');
  return rows[0]?.id ?? 0;
}

async function findPointSystem({ db }: Stack): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select min(id) as id from public.point_systems');
  return rows[0]?.id ?? 0;
}

/** Everything a member can add. */
async function listCreates(
  { stack, creditCardId }: Awaited<ReturnType<typeof createEditWorld>>,
  number: number,
): Promise<Create[]> {
  const client = createQueryClient();
  const { rows } = await stack.db.query<{ id: number }>(
    'select id from public.credit_card_benefits where credit_card_id = $1 or true order by id limit 1',
    [creditCardId],
  );
  const benefitId = rows[0]?.id ?? 0;
  const ownCard = createOwnCard({ name: `Own ${number}`, facts: ownFacts });
  // Rows that the others refer to exist, and no repeat touches them.
  const card = createMemberCard(creditCardId);
  await send(client, memberCardEdits.adding, card);
  const wallet = createWallet(`Base ${number}`, 0);
  await send(client, walletEdits.addingWallet, { wallet, cards: [] });

  const added = createMemberCard(creditCardId);
  const profile = createProfile(`Profile ${number}`, { groceries: 1 }, number);
  const newWallet = createWallet(`Wallet ${number}`, number);
  const walletCard = createWalletCard(newWallet.id, creditCardId, 0);
  const arranged = createWalletCard(wallet.id, creditCardId, 0);
  const board = createBoard(`Board ${number}`);
  const tracker = {
    id: crypto.randomUUID(),
    member_card_id: card.id,
    signup_bonus_id: null,
    required_spend_cents: 1,
    spent_cents: 0,
    starts_on: null,
    deadline_on: null,
    points: null,
    cash_cents: null,
    posted_on: null,
    notes: null,
    revision: 1,
  };
  const purchase = {
    id: crypto.randomUUID(),
    member_card_id: card.id,
    amount_cents: 4200,
    made_on: '2026-11-20',
    sub_category_id: null,
    credit_card_benefit_id: null,
    merchant: 'A shop',
    notes: null,
    import_key: null,
    revision: 1,
    created_at: new Date().toISOString(),
  };
  const use = {
    id: crypto.randomUUID(),
    member_card_id: card.id,
    credit_card_benefit_id: benefitId,
    period_starts_on: '2026-01-01',
    used_cents: 1,
    used_count: 0,
    revision: 1,
  };
  const ownRate = {
    id: crypto.randomUUID(),
    creditCardId,
    categoryId: await findCategory(stack),
    subCategoryId: null,
    rate: 5,
    validFrom: null,
    validTo: null,
    revision: 1,
  };
  const reminder = ownReminder.create({
    title: 'Call the issuer',
    due_on: '2026-11-30',
    repeats: 'never',
    is_mailed: true,
  });
  const redeemed = redemption.create({
    point_system_id: await findPointSystem(stack),
    points: 60_000,
    cash_cents: 90_000,
    taxes_cents: 560,
    redeemed_on: '2026-11-20',
  });
  const balance = {
    id: crypto.randomUUID(),
    point_system_id: await findPointSystem(stack),
    points: 12_000,
    counted_on: '2026-11-20',
    expires_on: null,
    person_id: null,
    revision: 1,
  };
  const person = createPerson('Alex', 'person', 0);
  const step = {
    id: crypto.randomUUID(),
    person_id: null,
    action: 'apply' as const,
    credit_card_id: creditCardId,
    member_card_id: null,
    becomes_credit_card_id: null,
    planned_on: '2027-03-01',
    revision: 1,
    created_at: new Date().toISOString(),
  };
  // A plan replaces the previous one.
  await stack.db.query('delete from public.planned_steps');
  // A member has only one of each.
  await stack.db.query('delete from public.reminder_preferences');
  const preferences = createPreferences();
  const correction = createCorrection(`SHOP ${number}`, null);
  const offer = createOffer({ member_card_id: card.id, shop: 'A shop', back_cents: 1000 });
  const pasted = createOffer({ member_card_id: card.id, shop: 'Another', back_cents: 1000 });
  const link = crypto.randomUUID();
  const snapshot: Snapshot = {
    kind: 'wallet',
    document: { version: 1, isFirstYear: false, netCents: 100, cards: [] },
  };
  const report = crypto.randomUUID();
  const fact = { table: 'credit_cards' as const, id: creditCardId + number, subject: 'Fee' };
  const input = { problem: 'It went up.', suggestedValue: '', sourceUrl: '', replyTo: '' };
  return [
    {
      table: 'member_cards',
      name: 'a card',
      id: added.id,
      send: () => send(client, memberCardEdits.adding, added),
    },
    {
      table: 'people',
      name: 'a person',
      id: person.id,
      send: () => send(client, peopleEdits.adding, person),
    },
    {
      table: 'annual_spending_profiles',
      name: 'a profile',
      id: profile.id,
      send: () => send(client, spendingProfileEdits.adding, profile),
    },
    {
      table: 'wallets',
      name: 'a wallet',
      id: newWallet.id,
      send: () =>
        send(client, walletEdits.addingWallet, { wallet: newWallet, cards: [walletCard] }),
    },
    {
      table: 'wallet_cards',
      name: 'a card of a wallet',
      id: arranged.id,
      send: () => send(client, walletEdits.arranging, { wallet, seen: [], wanted: [arranged] }),
    },
    {
      table: 'bonus_trackers',
      name: 'a bonus',
      id: tracker.id,
      send: () => send(client, bonusTrackerEdits.adding, tracker),
    },
    {
      table: 'benefit_uses',
      name: 'a use of a benefit',
      id: use.id,
      send: () => send(client, benefitUseEdits.adding, use),
    },
    {
      table: 'purchases',
      name: 'a purchase',
      id: purchase.id,
      send: () => send(client, purchaseEdits.adding, purchase),
    },
    {
      table: 'point_balances',
      name: 'a balance of points',
      id: balance.id,
      send: () => send(client, pointBalanceEdits.adding, balance),
    },
    {
      table: 'redemptions',
      name: 'a redemption',
      id: redeemed.id,
      send: () => send(client, redemptionEdits.adding, redeemed),
    },
    {
      table: 'own_reminders',
      name: 'an own reminder',
      id: reminder.id,
      send: () => send(client, ownReminderEdits.adding, reminder),
    },
    {
      table: 'planned_steps',
      name: 'a plan',
      id: step.id,
      send: () => send(client, plannedStepEdits.keeping, { person: null, steps: [step] }),
    },
    {
      table: 'shop_corrections',
      name: 'a correction of a shop',
      id: correction.id,
      send: () => send(client, shopCorrectionEdits.adding, correction),
    },
    {
      table: 'own_cards',
      name: 'an own card',
      id: ownCard.id,
      send: () => send(client, ownCardEdits.adding, ownCard),
    },
    {
      table: 'card_offers',
      name: 'an offer on a card',
      id: offer.id,
      send: () => send(client, cardOfferEdits.adding, offer),
    },
    {
      table: 'card_offers',
      name: 'a page of offers',
      id: pasted.id,
      send: () => send(client, cardOfferEdits.addingAll, [pasted]),
    },
    {
      table: 'spending_category_custom_values',
      name: 'an own rate',
      id: ownRate.id,
      send: () => send(client, ownRateEdits.adding, ownRate),
    },
    {
      table: 'reminder_preferences',
      name: 'the reminders',
      id: preferences.id,
      send: () => send(client, reminderPreferenceEdits.adding, preferences),
    },
    {
      table: 'whiteboards',
      name: 'a board',
      id: board.id,
      send: () => send(client, boardEdits.adding, { board, document: { elements: [], files: {} } }),
    },
    {
      table: 'shared_pages',
      name: 'a public link',
      id: link,
      send: () => createLink({ id: link, title: 'My wallet', lasts_days: 7, snapshot }),
    },
    {
      table: 'fact_reports',
      name: 'a report',
      id: report,
      send: () => sendReport(fact, input, { pagePath: '/app', id: report, isVisitor: false }),
    },
  ];
}

/** Tables that a member may add rows to, but that no screen adds to row by row. */
const filledByTheDatabase = ['members', 'benefit_custom_values', 'point_system_custom_values'];

/**
 * Sends each create, loses its answer after the server has accepted it, and sends it again until an answer arrives.
 * Returns rows that exist more than once or never, and tables that members may add to but no create covers.
 */
export async function repeatCreates(
  world: Awaited<ReturnType<typeof createEditWorld>>,
  number: number,
): Promise<string[]> {
  const creates = await listCreates(world, number);
  const { db } = world.stack;
  const { rows: open } = await db.query<{ name: string }>(`
    select distinct table_name as name from information_schema.column_privileges
    where grantee = 'authenticated' and privilege_type = 'INSERT' and table_schema = 'public'`);
  const tried = new Set([...creates.map(({ table }) => table), ...filledByTheDatabase]);
  const broken = open.flatMap(({ name }) => (tried.has(name) ? [] : [`nobody tries ${name}`]));

  for (const create of creates) {
    const { rows: before } = await db.query<{ count: number }>(
      `select count(*)::int as count from public.${create.table}`,
    );
    let lost = 0;
    // The fetch itself tries three times; after that its caller does.
    const network = unsteadyNetwork((_url, method) =>
      method === 'GET' || lost >= 3 ? 'arrives' : (lost++, 'answer-lost'),
    );
    let tries = 0;
    for (let isAnswered = false; !isAnswered && tries < 5; tries++) {
      isAnswered = await create.send().then(
        () => true,
        () => false,
      );
    }
    network.restore();
    const { rows } = await db.query<{ count: number; own: number }>(
      `select count(*)::int as count, count(*) filter (where id = $1)::int as own from public.${create.table}`,
      [create.id],
    );
    const [counts] = rows;
    const growth = (counts?.count ?? 0) - (before[0]?.count ?? 0);
    if (lost < 2 || tries === 5 || counts?.own !== 1 || growth !== 1) {
      broken.push(`${create.name}: ${growth} more after ${tries} tries and ${lost} lost answers`);
    }
  }
  return broken;
}
