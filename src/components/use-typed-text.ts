import { useState } from 'react';

type TypedText<T> = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Call with each value that is reported to the owner of `value`. */
  readonly report: (value: T) => void;
};

/**
 * The text of a field whose value is kept elsewhere. A value reported from here returns a moment later, when more may have
 * been typed; a value changed from outside (the address, a reset) replaces the typed text.
 */
export function useTypedText<T>(value: T, toText: (value: T) => string): TypedText<T> {
  const [text, setText] = useState(() => toText(value));
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly T[]>([]);
  if (value !== known) {
    const echo = sent.indexOf(value);
    setKnown(value);
    setSent(sent.slice(echo < 0 ? sent.length : echo + 1));
    if (echo < 0) setText(toText(value));
  }
  return {
    text,
    setText,
    // A repeated value comes back only once.
    report: (next) => setSent((all) => (next === [known, ...all].at(-1) ? all : [...all, next])),
  };
}
