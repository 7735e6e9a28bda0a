/** A factor and a variable name. */
export type Term = readonly [factor: number, name: string];

/** A mixed-integer program in a text format that solvers read (CPLEX LP). */
export class LpText {
  /** A name may gain several terms; the text format must name it once. */
  readonly #gains = new Map<string, number>();
  readonly #rows: string[] = [];
  readonly #binaries = new Set<string>();
  readonly #integers = new Map<string, number>();
  #names = 0;

  name(prefix: string): string {
    this.#names += 1;
    return `${prefix}${this.#names}`;
  }
  binary(prefix: string): string {
    const name = this.name(prefix);
    this.#binaries.add(name);
    return name;
  }
  /** Adds an integer variable from 0 to `most`. */
  whole(prefix: string, most: number): string {
    const name = this.name(prefix);
    this.#integers.set(name, most);
    return name;
  }
  gain(value: number, name: string): void {
    this.#gains.set(name, (this.#gains.get(name) ?? 0) + value);
  }
  row(terms: readonly Term[], sense: '<=' | '=', limit: number): void {
    const text = terms.map(([factor, name]) => `${signed(factor)} ${name}`).join(' ');
    this.#rows.push(` r${this.#rows.length}: ${text} ${sense} ${exact(limit)}`);
  }
  toString(): string {
    return [
      'Maximize',
      ` obj: ${[...this.#gains].map(([name, gain]) => `${signed(gain)} ${name}`).join(' ')}`,
      'Subject To',
      ...this.#rows,
      'Bounds',
      ...[...this.#integers].map(([name, most]) => ` ${name} <= ${most}`),
      'General',
      ` ${[...this.#integers.keys()].join(' ')}`,
      'Binary',
      ` ${[...this.#binaries].join(' ')}`,
      'End',
    ].join('\n');
  }
}

const exact = (value: number) => value.toPrecision(15);
const signed = (value: number) => `${value < 0 ? '-' : '+'} ${exact(Math.abs(value))}`;
