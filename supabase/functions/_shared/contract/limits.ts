/** Limits of one request to the procedures, checked before parsing. */
export const REQUEST_LIMITS = {
  /** Bytes of a request body. */
  bodyBytes: 64 * 1024,
  /** Characters of a request's address with its query string. */
  addressLength: 16 * 1024,
  /** Maximum nesting of objects and lists, including the envelope of a batch. */
  depth: 24,
  /** Calls joined by commas in one request. */
  batchCalls: 20,
  /** Mutations by one member in one minute. */
  mutationsPerMinute: 120,
} as const;

/** Limits of stored input; each keeps a row far below the body limit. */
export const INPUT_LIMITS = {
  nameLength: 100,
  slugLength: 80,
  /** Entries of a list of slugs. */
  slugs: 300,
  /** Sub-categories with an amount in one spending profile. */
  amounts: 300,
  /** Choices with stored options, and owners with a stored tier. */
  choices: 200,
  /** Custom values of point systems, and of benefits, in one full list. */
  pointSystemValues: 200,
  benefitValues: 500,
  /** One billion dollars in cents: above any household, below Number.MAX_SAFE_INTEGER. */
  cents: 100_000_000_000,
  /** Cents per point; the highest published value is below 10. */
  centsPerPoint: 100,
  percent: 100,
  /** Points, or percent, per dollar. */
  rate: 1000,
} as const;
