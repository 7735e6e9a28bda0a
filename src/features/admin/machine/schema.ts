import type { Json } from '@contract/database.types.ts';

export type FieldKind =
  | 'text'
  | 'lines'
  | 'markdown'
  | 'number'
  | 'money'
  | 'flag'
  | 'choice'
  | 'date'
  | 'dates'
  | 'relation'
  | 'link'
  | 'color'
  | 'words'
  | 'amounts';

/** Tables that a field may point to; all of them have a slug. */
export type RelatedTable =
  | 'alliances'
  | 'benefits'
  | 'card_choices'
  | 'categories'
  | 'companies'
  | 'credit_card_benefits'
  | 'credit_cards'
  | 'point_systems'
  | 'requirements'
  | 'rules'
  | 'signup_bonuses'
  | 'spending_caps'
  | 'sub_categories'
  | 'wallet_setups';

export type Relation = {
  readonly table: RelatedTable;
  /** The column people know the row by. */
  readonly label: 'name' | 'title' | 'slug';
  /** Only rows that share this column's value may be chosen: a cap of the same card. */
  readonly within?: string;
  /** Thousands of rows that hardly anybody means: proposed only once something is typed. */
  readonly onlySearched?: { readonly column: string; readonly value: string };
};

export type FieldOption = { readonly value: string; readonly label: string };

/** What a text comes to: a value as the database keeps it, or why it cannot be kept, for people. */
export type Reading =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'problem'; readonly message: string };

/**
 * A column as people edit it. In forms, in CSV files and where two versions are compared its value
 * is a text; `toText` and `read` lead there and back.
 */
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly isRequired: boolean;
  /** The text of a new record. */
  readonly initial: string;
  readonly options?: readonly FieldOption[];
  readonly relation?: Relation;
  readonly toText: (value: unknown) => string;
  /** From the text to what the database keeps. */
  readonly read: (text: string) => Reading;
};

/** What most fields take from their declaration. */
export type FieldSettings = {
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly initial?: string;
};

/** Texts of a record by the name of the field. */
export type Texts = Readonly<Record<string, string>>;
