export const FIND_KINDS = [
  'shop',
  'command',
  'page',
  'card',
  'company',
  'category',
  'partner',
  'rule',
] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** Something that can be gone to, or done. */
export type FindEntry = {
  /** Its address, or the name of a command: nothing else has it. */
  readonly id: string;
  readonly kind: FindKind;
  readonly label: string;
  /** What tells it from others of the same name, and is searched too. */
  readonly note: string;
  /** Other words that people look for it by. */
  readonly words?: string;
  /** The slug of what a purchase there counts as. */
  readonly subCategory?: string;
  /** Does it; without, its address is gone to. */
  readonly run?: () => void;
};

export const FIND_KIND_WORDS: Readonly<Record<FindKind, string>> = {
  shop: 'Shops',
  command: 'Commands',
  page: 'Pages',
  card: 'Cards',
  company: 'Companies',
  category: 'Categories',
  partner: 'Partners',
  rule: 'Application rules',
};

export type FindGroup = { readonly title: string; readonly entries: readonly FindEntry[] };

/** What is searched, and how far it is there. */
export type FindSource = {
  readonly pages: readonly FindEntry[];
  readonly commands: readonly FindEntry[];
  readonly search: (query: string) => readonly FindEntry[];
  readonly isLoading: boolean;
  /** Reads that failed, to be tried again. */
  readonly failed: readonly { readonly refetch: () => Promise<unknown> }[];
};
