import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { RuleRows } from '@/features/mine/eligibility/schema.ts';
import { formatDate, formatDateRange } from '@/lib/dates.ts';
import { toWords } from '@/lib/fields/choice-fields.ts';
import { splitDates } from '@/lib/fields/date-range-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import type { EditorRow } from './apply-edits.ts';

export type RowNames = {
  readonly category: (id: string) => string | undefined;
  readonly subCategory: (id: string) => string | undefined;
  readonly rule: (id: string) => string | undefined;
  readonly card: (id: string) => string | undefined;
  readonly requirement: (id: string) => string | undefined;
  /** A cap or a choice of this very card, saved or not. */
  readonly own: (table: string, id: string) => string | undefined;
};

export function createRowNames(
  { categories, cards, requirements }: CatalogRows,
  { rules }: RuleRows,
  rows: readonly EditorRow[],
): RowNames {
  const byId = (list: readonly { id: number; name: string }[]) =>
    new Map(list.map(({ id, name }) => [String(id), name]));
  const category = byId(categories);
  const subCategory = byId(categories.flatMap(({ sub_categories }) => sub_categories));
  const card = byId(cards);
  const requirement = byId(requirements);
  const rule = new Map(rules.map(({ id, title }) => [String(id), title]));
  return {
    category: (id) => category.get(id),
    subCategory: (id) => subCategory.get(id),
    rule: (id) => rule.get(id),
    card: (id) => card.get(id),
    requirement: (id) => requirement.get(id),
    own: (table, id) =>
      rows.find((row) => row.table === table && String(row.id) === id)?.texts['name'],
  };
}

const money = (text: string | undefined) => (text ? `$${text}` : '');
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

function describeDates(text: string): string | undefined {
  const { from, to } = splitDates(text);
  return formatDateRange({ from: from || undefined, to: to || undefined });
}

function describeReward(texts: Texts): string {
  const { points, cash_cents: cash, credits_cents: credits } = texts;
  const parts = [
    points ? `${Number(points).toLocaleString('en-US')} points` : '',
    cash ? `$${cash} cash` : '',
    credits ? `$${credits} in credits` : '',
  ];
  return parts.filter((part) => part !== '').join(' and ') || 'Nothing';
}

/** A row in a few words: the heading under which it is edited, and what else identifies it. */
export function summarizeRow(
  { table, texts }: EditorRow,
  names: RowNames,
): { readonly title: string; readonly note: string } {
  const text = (name: string) => texts[name] ?? '';
  const target =
    names.category(text('category_id')) ?? names.subCategory(text('sub_category_id')) ?? '…';
  const cap = names.own('spending_caps', text('spending_cap_id'));
  switch (table) {
    case 'credit_cards':
      return { title: text('name') || 'New card', note: '' };
    case 'spending_caps':
      return {
        title: text('name') || 'New cap',
        note: join(
          `${text('amount_points') ? `${text('amount_points')} points` : money(text('amount_cents')) || 'no amount'} ${toWords(text('period')).toLowerCase()}`,
          `then ${text('fallback_rate')}`,
        ),
      };
    case 'card_choices':
      return {
        title: text('name') || 'New choice',
        note: join(text('rate'), toWords(text('mode')).toLowerCase(), cap),
      };
    case 'card_choice_options':
      return { title: text('name') || 'New option', note: target };
    case 'category_points':
      return {
        title: `${text('is_additive') === 'true' ? '+' : ''}${text('rate') || '…'} on ${target}`,
        note: join(
          text('channel') === 'any' ? '' : text('channel'),
          text('requires_activation') === 'true' ? 'after activation' : '',
          cap,
          names.own('card_choices', text('card_choice_id')),
          describeDates(text('valid_during')),
        ),
      };
    case 'linked_rates':
      return { title: text('sub_category_slugs') || 'New rate', note: text('slug') };
    case 'credit_card_benefits':
      return {
        title: text('name') || 'New benefit',
        note: join(
          money(text('value_cents')) || (text('points_value') && `${text('points_value')} points`),
          toWords(text('period')).toLowerCase(),
        ),
      };
    case 'benefit_spending':
      return { title: target, note: '' };
    case 'signup_bonuses':
      return {
        title: text('is_current') === 'true' ? 'Current offer' : 'Past offer',
        note: join(
          formatDateRange({
            from: text('starts_on') || undefined,
            to: text('ends_on') || undefined,
          }) ?? 'no dates',
          text('slug'),
        ),
      };
    case 'signup_bonus_tiers':
      return {
        title: describeReward(texts),
        note: `step ${text('tier')}: ${money(text('spend_cents')) || '…'} in ${text('window_days')} days`,
      };
    case 'signup_bonus_credits':
      return {
        title: text('name') || 'New credit',
        note: join(money(text('value_cents')), text('sub_category_slugs')),
      };
    case 'credit_card_rules':
      return {
        title: names.rule(text('rule_id')) ?? 'New rule',
        note: names.card(text('blocking_credit_card_id')) ?? '',
      };
    case 'credit_card_requirements':
      return {
        title: names.requirement(text('requirement_id')) ?? 'New requirement',
        note: '',
      };
  }
}

export function describeSource(texts: Texts): string {
  const day = texts['verified_on'] ?? '';
  return day === '' ? 'never checked' : `checked ${formatDate(day)}`;
}
