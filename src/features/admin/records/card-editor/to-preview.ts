import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { CreditCardDetail } from '@/features/learn/credit-cards/queries.ts';
import type { RuleRows } from '@/features/mine/eligibility/schema.ts';
import * as s from '@/lib/row-shape.ts';
import { checkRow } from './check-document.ts';
import { type EditorRow, keyOf, mapRows, type SavedRow } from './apply-edits.ts';
import { previewShapes } from './read-preview.ts';
import type { CardTable } from './list-sections.ts';

type PreviewNames = { readonly catalog: CatalogRows; readonly rules: RuleRows };

type Read = { readonly id: number; readonly parentId: number | null };

/** The card as its public page would show it. Invalid rows count as last saved, if at all; null without a card row. */
export function toPreview(
  base: readonly SavedRow[],
  rows: readonly EditorRow[],
  { catalog, rules }: PreviewNames,
): CreditCardDetail | null {
  const saved = mapRows(base);
  const keys = new Set(rows.map(keyOf));
  const read = <T>(table: CardTable, shape: s.Shape<T>): (T & Read)[] =>
    rows
      .filter((row) => row.table === table)
      .flatMap((row) => {
        const before = saved.get(keyOf(row));
        const typed = checkRow(row, keys);
        const result = typed.kind === 'valid' || !before ? typed : checkRow(before, keys);
        if (result.kind === 'invalid') return [];
        const columns = s.orNull(shape).parse(result.values);
        return columns === null ? [] : [{ ...columns, id: row.id, parentId: row.parentId }];
      });

  const [card] = read('credit_cards', previewShapes.credit_cards);
  const company = catalog.companies.find(({ id }) => id === card?.company_id);
  const system = catalog.pointSystems.find(({ id }) => id === card?.point_system_id);
  if (!card || !company || !system) return null;
  const caps = read('spending_caps', previewShapes.spending_caps);
  const choices = read('card_choices', previewShapes.card_choices);
  const options = read('card_choice_options', previewShapes.card_choice_options);
  const spending = read('benefit_spending', previewShapes.benefit_spending);
  const tiers = read('signup_bonus_tiers', previewShapes.signup_bonus_tiers);
  const credits = read('signup_bonus_credits', previewShapes.signup_bonus_credits);
  const capIds = new Set(caps.map(({ id }) => id));
  const choiceIds = new Set(choices.map(({ id }) => id));
  const known = (ids: ReadonlySet<number>, id: number | null) =>
    id !== null && ids.has(id) ? id : null;

  return {
    ...card,
    issuer_rank: catalog.cards.find(({ id }) => id === card.id)?.issuer_rank ?? null,
    revision: saved.get(`credit_cards:${card.id}`)?.revision ?? 0,
    updated_at: '',
    companies: company,
    point_systems: {
      ...system,
      point_system_tiers: system.point_system_tiers.map((tier) => ({
        ...tier,
        valid_during: String(tier.valid_during),
      })),
    },
    spending_caps: caps,
    card_choices: choices.map((choice) => ({
      ...choice,
      spending_cap_id: known(capIds, choice.spending_cap_id),
      card_choice_options: options.filter(({ parentId }) => parentId === choice.id),
    })),
    category_points: read('category_points', previewShapes.category_points).map((rule) => ({
      ...rule,
      spending_cap_id: known(capIds, rule.spending_cap_id),
      card_choice_id: known(choiceIds, rule.card_choice_id),
    })),
    linked_rates: read('linked_rates', previewShapes.linked_rates),
    credit_card_benefits: read('credit_card_benefits', previewShapes.credit_card_benefits).flatMap(
      (benefit) => {
        const kind = catalog.benefits.find(({ id }) => id === benefit.benefit_id);
        const pays = spending.filter(({ parentId }) => parentId === benefit.id);
        return kind ? [{ ...benefit, benefits: kind, benefit_spending: pays }] : [];
      },
    ),
    signup_bonuses: read('signup_bonuses', previewShapes.signup_bonuses).map((bonus) => ({
      ...bonus,
      signup_bonus_tiers: tiers
        .filter(({ parentId }) => parentId === bonus.id)
        .toSorted((a, b) => a.tier - b.tier),
      signup_bonus_credits: credits.filter(({ parentId }) => parentId === bonus.id),
    })),
    credit_card_rules: read('credit_card_rules', previewShapes.credit_card_rules).flatMap(
      (link) => {
        const rule = rules.rules.find(({ id }) => id === link.rule_id);
        const blocking = catalog.cards.find(({ id }) => id === link.blocking_credit_card_id);
        return rule ? [{ ...link, rules: rule, blocking: blocking ?? null }] : [];
      },
    ),
    credit_card_requirements: read(
      'credit_card_requirements',
      previewShapes.credit_card_requirements,
    ).flatMap((link) => {
      const requirement = catalog.requirements.find(({ id }) => id === link.requirement_id);
      return requirement ? [{ ...link, requirements: requirement }] : [];
    }),
  };
}
