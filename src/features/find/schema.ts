export const FIND_KINDS = ['page', 'card', 'company', 'category', 'partner'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** Something that can be gone to. */
export type FindEntry = {
  /** Its address, which nothing else has. */
  readonly id: string;
  readonly kind: FindKind;
  readonly label: string;
  /** What tells it from others of the same name, and is searched too. */
  readonly note: string;
};

export const FIND_KIND_WORDS: Readonly<Record<FindKind, string>> = {
  page: 'Pages',
  card: 'Cards',
  company: 'Companies',
  category: 'Categories',
  partner: 'Partners',
};
