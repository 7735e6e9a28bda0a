/** A statement that scans a whole table on purpose, or may take longer than others, with the reason. */
export interface Declared {
  sql: RegExp;
  most: number;
  /** Tables it scans fully. */
  reads: readonly string[];
  because: string;
}

/** Limit of any other wait of the app, in milliseconds inside the server. */
export const usualMost = 5;
/** Limit of a first page's reads of the catalog. */
export const catalogMost = 50;
/** A smaller table may be scanned fully. */
export const smallTable = 1_000;

export const declared: readonly Declared[] = [
  {
    sql: /public\.(count|list)_attention\(/,
    most: 2 * catalogMost,
    reads: ['category_points', 'companies'],
    because: 'an admin asks about every fact of the catalog',
  },
  {
    sql: /public\.find_reference_rows\(/,
    most: catalogMost,
    reads: ['category_points', 'companies', 'merchants'],
    because: 'a list of an admin puts a whole table of the catalog in order',
  },
  {
    sql: /public\.compute_website_statistics\(/,
    most: 8_000,
    reads: ['companies', 'category_points', 'members', 'member_cards'],
    because: 'counts everybody, and keeps the count as long as it takes six hundred times over',
  },
  {
    sql: /from "companies" where \("kind" = \$1 and "charter_number"/,
    most: usualMost,
    reads: ['companies'],
    because: 'counts the credit unions, which nearly all companies are',
  },
  {
    // `answer_once` does either of them, and repeats the first answer to a repeat.
    sql: /public\.(save_credit_card|apply_reference_rows|answer_once)\(/,
    most: 4 * catalogMost,
    reads: ['category_points', 'companies'],
    because: 'an admin writes many rows at once, each with its history and its message',
  },
  {
    sql: /public\.(import_member_data|arrange_wallet_cards|save_benefit_custom_values)\(/,
    most: catalogMost,
    reads: [],
    because: 'a member writes many rows at once, each with its message',
  },
  {
    sql: /^update "public"\."whiteboards" set "document"/,
    most: catalogMost,
    reads: [],
    because: 'a drawing of up to two megabytes is checked, stored and told of',
  },
];
