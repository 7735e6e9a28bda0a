import type { Shape } from '@/lib/row-shape.ts';
import type { Json } from '@contract/database.types.ts';

export type FieldKind =
  | 'text'
  | 'lines'
  | 'markdown'
  | 'number'
  | 'points'
  | 'money'
  | 'flag'
  | 'choice'
  | 'date'
  | 'dates'
  | 'relation'
  | 'own-row'
  | 'moment'
  | 'link'
  | 'color'
  | 'words'
  | 'amounts'
  | 'json';

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

export type FieldOption<T extends string = string> = {
  readonly value: T;
  readonly label: string;
};

/** A parsed text: the database value, or the reason it is invalid. */
export type Reading<V extends Json = Json> =
  | { readonly kind: 'value'; readonly value: V }
  | { readonly kind: 'problem'; readonly message: string };

/** A column as people edit it: a text in forms, files and versions. `toText` and `read` convert it. */
export type Field<Name extends string = string, V extends Json = Json> = {
  readonly name: Name;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly isRequired: boolean;
  /** The text of a new record. */
  readonly initial: string;
  readonly options?: readonly FieldOption[];
  /** Most characters of a text. */
  readonly max?: number;
  readonly relation?: Relation;
  /** Shape of a value in JSON. */
  readonly shape?: Shape<Json>;
  /** True for a column that older exports and the rows that others share may lack. */
  readonly isLater?: boolean;
  readonly toText: (value: unknown) => string;
  /** Parses the text into the database value. */
  readonly read: (text: string) => Reading<V>;
};

/** Values by the name of the field. */
export type ValuesOf<F extends readonly Field[]> = {
  [E in F[number] as E['name']]: E extends Field<string, infer V> ? V : never;
};

export type FieldSettings = {
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly initial?: string;
  readonly isLater?: boolean;
  /** The value of an empty text; null by default. */
  readonly whenEmpty?: Json;
  /** Replaces every other message about the text. */
  readonly problem?: string;
};

/** The value of a field: null for an empty text, unless the settings say otherwise. */
type Filled<S, V> = S extends { readonly isRequired: true } | { readonly whenEmpty: V }
  ? V
  : V | null;

/** Texts of a record by the name of the field. */
export type Texts = Readonly<Record<string, string>>;

export function keep<V extends Json>(value: V): Reading<V> {
  return { kind: 'value', value };
}

export function refuse(message: string): Reading<never> {
  return { kind: 'problem', message };
}

/** Formats a plain database value as text; an absent value becomes empty text. */
function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
}

/** `Annual fee` inside a sentence is `annual fee`; `MCC codes` stays. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

type Conversion<V extends Json = Json> = {
  /** Parses a text that is not empty, without white space around it. */
  readonly parse: (text: string) => Reading<V>;
  /** The reading of an empty text; by default `whenEmpty`, or a problem if the field is required. */
  readonly empty?: Reading<V>;
  readonly toText?: Field['toText'];
};

export function createField<const N extends string, V extends Json, const S extends FieldSettings>(
  name: N,
  label: string,
  kind: FieldKind,
  settings: S | undefined,
  conversion: Conversion<V>,
): Field<N, Filled<S, V>>;
export function createField(
  name: string,
  label: string,
  kind: FieldKind,
  { hint, isRequired = false, initial = '', isLater, ...settings }: FieldSettings = {},
  { parse, empty, toText = toPlainText }: Conversion,
): Field {
  const { problem, whenEmpty = null } = settings;
  const none = isRequired ? refuse(`Enter the ${inSentence(label)}.`) : keep(whenEmpty);
  return {
    name,
    label,
    kind,
    isRequired,
    initial,
    ...(hint === undefined ? {} : { hint }),
    ...(isLater === undefined ? {} : { isLater }),
    toText,
    read: (written) => {
      const text = written.trim();
      const reading = text === '' ? (empty ?? none) : parse(text);
      return reading.kind === 'problem' && problem !== undefined ? refuse(problem) : reading;
    },
  };
}

/** True if an empty text is stored as null. */
export function isNullable({ read }: Field): boolean {
  const reading = read('');
  return reading.kind === 'value' && reading.value === null;
}
