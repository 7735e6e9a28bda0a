type Notes = Record<string, unknown>;

const envelope = (json: unknown, values: unknown, more: Notes = {}) =>
  JSON.stringify({ json, meta: { values, v: 1, ...more } });
const many = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const notes = (length: number, make: (index: number) => [string, unknown]): Notes =>
  Object.fromEntries(many(length, make));

/** Small bodies that would make a careless reader build something huge, or loop forever. None is a valid input. */
export const amplifications: readonly { name: string; body: string }[] = [
  ...['Int8Array', 'Uint8Array', 'Float64Array', 'BigInt64Array'].map((kind) => ({
    name: `two thousand million entries of ${kind}`,
    body: envelope(2e9, [['typed-array', kind]]),
  })),
  {
    name: 'a thousand large typed arrays',
    body: envelope(
      many(1000, () => 1e8),
      notes(1000, (n) => [`${n}`, [['typed-array', 'Int8Array']]]),
    ),
  },
  { name: 'a bigint of many digits', body: envelope('9'.repeat(60_000), ['bigint']) },
  {
    name: 'a regular expression without an end',
    body: envelope(`/${'(a+)+'.repeat(500)}$/`, ['regexp']),
  },
  {
    name: 'an error with a stack',
    body: envelope({ name: 'E', message: 'x'.repeat(60_000) }, ['Error']),
  },
  { name: 'an address', body: envelope(`https://${'a.'.repeat(30_000)}`, ['URL']) },
  { name: 'a class of the server', body: envelope({}, [['class', 'Object']]) },
  {
    name: 'a set of a set of a set',
    body: `{"json":${'['.repeat(20)}1${']'.repeat(20)},"meta":{"values":${'["set",{"0":'.repeat(19)}["set"]${'}]'.repeat(19)}}}`,
  },
  {
    name: 'steps into a large set',
    body: envelope(
      { a: many(9000, (n) => n) },
      { a: ['set'], ...notes(900, (n) => [`a.${8999 - n}`, ['Date']]) },
    ),
  },
  {
    name: 'steps into a large map',
    body: envelope(
      many(3000, (n) => [n, n]),
      ['map', notes(900, (n) => [`${2999 - n}.1`, ['Date']])],
    ),
  },
  {
    name: 'references that double at every level',
    body: envelope(
      many(41, () => [0, 0]),
      ['set'],
      {
        referentialEqualities: notes(40, (n) => [`${n}`, [`${n + 1}.0`, `${n + 1}.1`]]),
      },
    ),
  },
  {
    name: 'a path of a thousand steps',
    body: envelope({}, { [many(1000, () => 'a').join('.')]: ['Date'] }),
  },
  {
    name: 'thousands of notes',
    body: envelope(
      {},
      notes(2800, (n) => [`k${n}`, ['Date']]),
    ),
  },
  {
    name: 'dates that are none',
    body: envelope(
      many(2500, () => 'x'),
      ['set', notes(2500, (n) => [`${n}`, ['Date']])],
    ),
  },
  { name: 'a list of thirty thousand', body: JSON.stringify({ json: many(30_000, () => 0) }) },
  {
    name: 'an object of five thousand keys',
    body: JSON.stringify({ json: notes(5000, (n) => [`k${n}`, n]) }),
  },
  { name: 'a number beyond all numbers', body: `{"json":1e${'9'.repeat(60_000)}}` },
  { name: 'a text of escapes', body: `{"json":"${'\\u0000'.repeat(10_000)}"}` },
  { name: 'the deepest that passes', body: `{"json":${'['.repeat(22)}${']'.repeat(22)}}` },
  { name: 'deeper than that', body: `{"json":${'['.repeat(30_000)}` },
  {
    name: 'reserved keys',
    body: `{"json":{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}}`,
  },
];
