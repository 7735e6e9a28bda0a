const repeat = (times: number, write: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => write(index)).join(',');

/** Cards of companies of cards …: each level has all rows of the previous one, many times over. */
function nest(levels: number): string {
  if (levels === 0) return 'id';
  return `id,${levels % 2 === 1 ? 'companies' : 'credit_cards'}(${nest(levels - 1)})`;
}

const pattern = encodeURIComponent(String.raw`(.*)(.*)(.*)(.*)(.*)x\1\2\3\4\5y`);

/**
 * Requests that read far more than they seem to. Planning hundreds of embeds takes a server ten seconds, which no
 * timeout ends: it gets fewer.
 */
export const listLargeReads = (isOnServer: boolean): readonly (readonly [string, string])[] => [
  ['embeds nested nine deep', `credit_cards?select=${nest(9)}`],
  ['three deep', 'benefits?select=credit_card_benefits(benefit_spending(sub_categories(id)))'],
  [
    'hundreds of embeds',
    `credit_cards?select=${repeat(isOnServer ? 40 : 200, (n) => `a${n}:category_points(*)`)}`,
  ],
  ['three of one', `credit_cards?select=${repeat(3, (n) => `a${n}:category_points(*)`)}`],
  ['the same column 200 times', `credit_cards?select=${repeat(200, (n) => `a${n}:source`)}`],
  ['parts of one column', `spending_presets?select=${repeat(3, (n) => `a${n}:amounts->rent`)}`],
  ['what rows share', 'category_points?select=sub_categories(merchants(*))'],
  ['and a cycle', 'credit_cards?select=id,companies(credit_cards(id))'],
  ['by a hint', 'credit_cards?select=id,companies!company_id(credit_cards(id))'],
  ['by a table between', 'credit_cards?select=id,benefits(credit_cards(id))'],
  ['by a key', 'credit_cards?select=id,credit_cards_company_id_fkey(id)'],
  ['by a column', 'credit_cards?select=id,company_id(id)'],
  ['spread', 'credit_cards?select=id,...companies(...credit_cards(id))'],
  ['written otherwise', 'credit_cards?select=id,"companies"(x:%22credit_cards%22%20(id))'],
  [
    'of many rows that are named',
    `credit_cards?select=id,companies(credit_cards(id))&id=in.(${repeat(51, String)})`,
  ],
  ['a pattern', `credit_cards?select=id&source=match.${pattern}`],
  ['of any case', `credit_cards?select=id&or=(id.eq.1,not.and(source.imatch.${pattern},id.eq.2))`],
  ['of an embed', `companies?select=id,credit_cards(id)&credit_cards.source=match.${pattern}`],
];

/** A member’s rows, and through the member all whiteboards. */
export const BY_WAY_OF_THE_MEMBER =
  'member_cards?select=members!member_cards_member_id_fkey(id,whiteboards(thumbnail))';
