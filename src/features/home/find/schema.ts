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
type FindKind = (typeof FIND_KINDS)[number];

export type FindEntry = {
  /** Its address, or the name of a command: nothing else has it. */
  readonly id: string;
  readonly kind: FindKind;
  readonly label: string;
  /** Distinguishes entries of the same name; also searched. */
  readonly note: string;
  /** Other words that people look for it by. */
  readonly words?: string;
  /** Slug of the sub-category of a purchase there. */
  readonly subCategory?: string;
  /** Runs the command. Without it, navigate to `id`. */
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

export type FindSource = {
  readonly pages: readonly FindEntry[];
  readonly commands: readonly FindEntry[];
  readonly search: (query: string) => readonly FindEntry[];
  readonly isLoading: boolean;
  /** Reads that failed, to be tried again. */
  readonly failed: readonly { readonly refetch: () => Promise<unknown> }[];
};
