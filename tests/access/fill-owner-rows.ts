import { ownFacts } from '../support/own-facts.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Gives the signed-in member one row in each member table, over the API as an app would. */
export async function fillOwnerRows(client: SupabaseClient, shop = 'WALMART CAFE'): Promise<void> {
  const insert = async (table: string, row: Record<string, unknown>): Promise<unknown> => {
    const { data } = await client.from(table).insert(row).select('id').single().throwOnError();
    return data.id;
  };
  const firstId = async (table: string): Promise<unknown> => {
    const { data } = await client
      .from(table)
      .select('id')
      .order('id')
      .limit(1)
      .single()
      .throwOnError();
    return data.id;
  };
  const creditCard = await firstId('credit_cards');
  const benefit = await firstId('credit_card_benefits');
  const pointSystem = await firstId('point_systems');

  await insert('annual_spending_profiles', { name: 'Household', amounts: { restaurants: 600000 } });
  const person = await insert('people', { name: 'Alex' });
  await insert('own_cards', { credit_card_id: 1_000_000_000_001, name: 'A card', facts: ownFacts });
  const card = await insert('member_cards', {
    credit_card_id: 1_000_000_000_001,
    person_id: person,
  });
  const wallet = await insert('wallets', { name: 'Everyday' });
  await insert('wallet_cards', {
    wallet_id: wallet,
    credit_card_id: creditCard,
    member_card_id: card,
  });
  await insert('bonus_trackers', { member_card_id: card, required_spend_cents: 400000 });
  await insert('benefit_uses', {
    member_card_id: card,
    credit_card_benefit_id: benefit,
    period_starts_on: '2026-01-01',
  });
  await insert('purchases', { member_card_id: card, amount_cents: 4200, made_on: '2026-11-20' });
  await insert('point_balances', { point_system_id: pointSystem, points: 1000 });
  await insert('point_system_custom_values', { point_system_id: pointSystem, cash_value: 1 });
  await insert('benefit_custom_values', { credit_card_benefit_id: benefit, value: 5000 });
  await insert('spending_category_custom_values', {
    credit_card_id: creditCard,
    category_id: await firstId('categories'),
    rate: 4,
  });
  await insert('planned_steps', {
    person_id: person,
    action: 'apply',
    credit_card_id: creditCard,
    planned_on: '2027-03-01',
  });
  const document = { netCents: 9876512345 };
  await insert('shared_pages', { kind: 'wallet', title: shop, document, lasts_days: 7 });
  await insert('shop_corrections', { shop });
  await insert('redemptions', {
    point_system_id: pointSystem,
    points: 5000,
    cash_cents: 9000,
    redeemed_on: '2026-11-20',
  });
  await insert('own_reminders', { title: shop, due_on: '2026-11-30' });
  await insert('card_offers', {
    member_card_id: card,
    shop: 'A shop',
    gives: 'dollars',
    back_cents: 1000,
    min_spend_cents: 5000,
  });
  await insert('whiteboards', { name: 'Plan' });
  await insert('reminder_preferences', { time_zone: 'America/New_York' });
  await insert('fact_reports', {
    table_name: 'credit_cards',
    record_id: creditCard,
    subject: 'A card',
    problem: 'The annual fee is another one.',
  });
}
