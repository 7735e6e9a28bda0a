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
  /** Limits the choice to rows that share this column's value, such as caps of the same card. */
  readonly within?: string;
  /** Thousands of rows that hardly anybody means: proposed only once something is typed. */
  readonly onlySearched?: { readonly column: string; readonly value: string };
};

export type FieldOption = { readonly value: string; readonly label: string };

/** A parsed text: the database value, or the reason it is invalid. */
export type Reading =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'problem'; readonly message: string };

/** A column as people edit it: a text in forms, files and versions. `toText` and `read` convert it. */
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
  /** Parses the text into the database value. */
  readonly read: (text: string) => Reading;
};

export type FieldSettings = {
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly initial?: string;
};

/** Texts of a record by the name of the field. */
export type Texts = Readonly<Record<string, string>>;
