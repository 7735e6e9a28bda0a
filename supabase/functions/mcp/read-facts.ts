import { z } from 'zod';
import type { Row } from '../../../src/cli/seed-rows.ts';
import { parseDateRange } from '../_shared/contract/date-range.ts';
import type { Settings } from '../calendar/settings.ts';

const TABLES = [
  'acceptance',
  'benefit_spending',
  'benefits',
  'card_choice_options',
  'card_choices',
  'categories',
  'category_points',
  'companies',
  'credit_card_benefits',
  'credit_card_requirements',
  'credit_card_rules',
  'credit_cards',
  'linked_rates',
  'merchants',
  'point_systems',
  'requirements',
  'rules',
  'signup_bonus_credits',
  'signup_bonus_tiers',
  'signup_bonuses',
  'spending_caps',
  'spending_costs',
  'sub_categories',
  'sub_category_parents',
] as const;

/** Columns with an id, and what the files of facts have in their place: a slug of that table. */
const REFERENCES: Readonly<Record<string, readonly [(typeof TABLES)[number], string]>> = {
  benefit_id: ['benefits', 'benefit_slug'],
  blocking_credit_card_id: ['credit_cards', 'blocking_card_slug'],
  card_choice_id: ['card_choices', 'choice_slug'],
  category_id: ['categories', 'category_slug'],
  company_id: ['companies', 'company_slug'],
  credit_card_id: ['credit_cards', 'card_slug'],
  parent_sub_category_id: ['sub_categories', 'parent_sub_category_slug'],
  point_system_id: ['point_systems', 'point_system_slug'],
  requirement_id: ['requirements', 'requirement_slug'],
  rule_id: ['rules', 'rule_slug'],
  signup_bonus_id: ['signup_bonuses', 'bonus_slug'],
  spending_cap_id: ['spending_caps', 'spending_cap_slug'],
  sub_category_id: ['sub_categories', 'sub_category_slug'],
};

/** Other columns that the files name otherwise. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  acceptance: { is_accepted: 'accepted' },
  card_choice_options: { slug: 'option_slug', name: 'option_name' },
  point_systems: {
    travel_value: 'travel_value_cpp',
    cash_value: 'cash_value_cpp',
    gift_card_value: 'gift_card_value_cpp',
    status_level_value: 'status_level_value_cpp',
    untransferable_value: 'untransferable_value_cpp',
  },
};

const ROWS_AT_ONCE = 1000;
const ANSWER_TIMEOUT_MS = 10_000;
const published = z.array(z.looseObject({ id: z.number() }).catchall(z.json()));
type Published = z.infer<typeof published>;

async function readTable(settings: Settings, table: string): Promise<Published> {
  const rows: Published = [];
  for (;;) {
    const query = `select=*&order=id&limit=${ROWS_AT_ONCE}&id=gt.${rows.at(-1)?.id ?? 0}`;
    const response = await settings.fetch(`${settings.supabaseUrl}/rest/v1/${table}?${query}`, {
      headers: { apikey: settings.publishableKey },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${table} answered ${response.status}`);
    }
    const page = published.parse(await response.json());
    rows.push(...page);
    if (page.length < ROWS_AT_ONCE) return rows;
  }
}

function toCell(column: string, value: z.core.util.JSONType | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    return value.map((item) => toCell(column, item)).join(column === 'aliases' ? '|' : ' ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The facts that a visitor reads, as rows of the files in supabase/seeds/facts, so that the assistant's answers are
 * those of a release with these facts.
 */
export async function readFacts(settings: Settings): Promise<(name: string) => readonly Row[]> {
  const tables = new Map<string, Published>(
    await Promise.all(
      TABLES.map(async (table) => [table, await readTable(settings, table)] as const),
    ),
  );
  const rowsOf = (table: string) => tables.get(table) ?? [];
  const slugs = new Map(
    TABLES.map((table) => [
      table,
      new Map(rowsOf(table).map((row) => [row.id, toCell('slug', row['slug'])])),
    ]),
  );
  const toRow = (table: string, row: Published[number]): Row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]): [string, string][] => {
        const [target, name] = REFERENCES[column] ?? [];
        if (target !== undefined && name !== undefined) {
          return [[name, slugs.get(target)?.get(Number(value)) ?? '']];
        }
        if (column === 'valid_during') {
          const { from, to } = parseDateRange(typeof value === 'string' ? value : '(,)');
          return [
            ['valid_from', from ?? ''],
            ['valid_to', to ?? ''],
          ];
        }
        return [[NAMES[table]?.[column] ?? column, toCell(column, value)]];
      }),
    );
  const files = new Map(
    TABLES.map((table): [string, Row[]] => [table, rowsOf(table).map((row) => toRow(table, row))]),
  );
  const byId = (table: string) =>
    new Map(rowsOf(table).map(({ id }, place) => [id, files.get(table)?.[place] ?? {}]));
  const offers = byId('signup_bonuses');
  const benefits = byId('credit_card_benefits');
  // A file has a line for each step of an offer, and names a card's benefit by the card and its own name.
  files.set(
    'signup_bonuses',
    rowsOf('signup_bonus_tiers')
      .toSorted(
        (a, b) =>
          Number(a['signup_bonus_id']) - Number(b['signup_bonus_id']) ||
          Number(a['tier']) - Number(b['tier']),
      )
      .map((tier) => ({
        ...toRow('signup_bonus_tiers', tier),
        ...offers.get(Number(tier['signup_bonus_id'])),
      })),
  );
  files.set(
    'benefit_spending',
    rowsOf('benefit_spending').map((use) => {
      const {
        card_slug = '',
        benefit_slug = '',
        name = '',
      } = benefits.get(Number(use['credit_card_benefit_id'])) ?? {};
      return { ...toRow('benefit_spending', use), card_slug, benefit_slug, name };
    }),
  );
  return (name) => files.get(name) ?? [];
}
