import { isPlainText } from '@contract/visible-name.ts';
import {
  createField,
  type Field,
  type FieldKind,
  type FieldSettings,
  keep,
  refuse,
} from './field.ts';

export type TextSettings = FieldSettings & {
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Error for a value that does not match the pattern. */
  readonly shape?: string;
  readonly kind?: FieldKind;
  /** Stores empty text instead of null. */
  readonly isNeverNull?: boolean;
  /** Finds what else is wrong with a text. */
  readonly findProblem?: (text: string) => string | null;
};

export function text(name: string, label: string, settings: TextSettings = {}): Field {
  const { max = 120, pattern, shape, kind = 'text', findProblem } = settings;
  return createField(name, label, kind, settings, {
    ...(settings.isNeverNull === true && settings.isRequired !== true ? { empty: keep('') } : {}),
    parse: (value) => {
      if (value.length > max) return refuse(`Use at most ${max} characters.`);
      if (!isPlainText(value))
        return refuse('Type this instead of pasting it: it contains invisible characters.');
      const problem = findProblem?.(value) ?? null;
      if (problem !== null) return refuse(problem);
      return pattern === undefined || pattern.test(value)
        ? keep(value)
        : refuse(shape ?? 'This is not written as it should be.');
    },
  });
}

/** A text of several lines. */
export function lines(name: string, label: string, settings: TextSettings = {}): Field {
  return text(name, label, { max: 1000, kind: 'lines', ...settings });
}
