import { AUDIENCES, BUCKETS, FUNCTIONS, TOPICS, type Actor, type Outcome } from '../matrix.ts';
import { CALLERS, MEMBER_IDS, quote, SUBJECTS, type Cell } from './cell.ts';

export interface ApiFunction {
  name: string;
  signature: string;
  nulls: string;
}

/** Calls each function with nulls: its result does not matter, only a refusal. */
export function listFunctionCells(functions: readonly ApiFunction[]): Cell[] {
  const audienceOf = (name: string): readonly Actor[] => {
    const entry = Object.entries(FUNCTIONS).find(([, names]) =>
      names.some((known) => known === name),
    );
    if (!entry) throw new Error(`${name}() is not declared in matrix.ts`);
    return Object.entries(AUDIENCES).find(([audience]) => audience === entry[0])?.[1] ?? [];
  };
  return functions.flatMap(({ name, signature, nulls }) =>
    CALLERS.filter((caller) => caller !== 'ghost').flatMap((caller): Cell[] => {
      const mayCall = audienceOf(name).includes(caller);
      const cell = { scope: name, wall: 'both', caller } as const;
      return [
        {
          ...cell,
          form: 'call',
          statement: `select count(*) from public.${name}(${nulls})`,
          expected: mayCall ? 'allowed' : 'refused',
        },
        // The grant must refuse a call before the function itself would.
        {
          ...cell,
          form: 'privilege to call',
          statement: `select where has_function_privilege(${quote(signature)}, 'execute')`,
          expected: mayCall ? 'allowed' : 'nothing',
        },
      ];
    }),
  );
}

export const SHARE_TOKEN = '00000000-0000-4000-8000-00000000000a';

const LINKED = { whiteboards: 'read_shared_whiteboard', shared_pages: 'read_shared_page' };

/** Lists cells of a shared board and a shared page: anyone with its link reads it, and nothing else. */
export function listLinkCells(): Cell[] {
  const cells = Object.entries(LINKED).flatMap(([scope, reader]) =>
    CALLERS.map((caller) => ({ scope, wall: 'both', caller, reader }) as const),
  );
  return cells.flatMap(({ reader, ...cell }): Cell[] => {
    const readBy = (token: string) => `select from public.${reader}(${quote(token)})`;
    return [
      { ...cell, form: 'open a link', statement: readBy(SHARE_TOKEN), expected: 'allowed' },
      {
        ...cell,
        form: 'open a wrong link',
        statement: readBy(MEMBER_IDS.owner),
        expected: 'nothing',
      },
    ];
  });
}

export const SHARED_IMAGE = `${MEMBER_IDS.owner}/shared`;
export const OWN_FILE = `${MEMBER_IDS.owner}/own`;

const LIST = 'storage.object.list';
const GET = 'storage.object.get_authenticated';

/** The owner has a file in each bucket, and in the whiteboards' bucket an image that a shared board shows. */
export function listStorageCells(): Cell[] {
  const scope = 'storage.objects';
  const cells = CALLERS.flatMap((caller) => {
    const own = SUBJECTS[caller];
    const has = (bucket: keyof typeof BUCKETS, right: string) =>
      caller !== 'ghost' && own !== null && BUCKETS[bucket].some((known) => known === right);
    const names: (keyof typeof BUCKETS)[] = ['avatars', 'whiteboard-images'];
    return names.flatMap((bucket): Omit<Cell, 'scope' | 'wall'>[] => {
      const at = (path: string) => `where bucket_id = ${quote(bucket)} and name = ${quote(path)}`;
      const upload = (path: string) =>
        `insert into storage.objects (bucket_id, name) values (${quote(bucket)}, ${quote(path)})`;
      const read = (form: string, path: string, operation: string, expected: Outcome) => ({
        caller,
        form: `${form} in ${bucket}`,
        operation,
        statement: `select from storage.objects ${at(path)}`,
        expected,
      });
      const change = (form: string, statement: string, expected: Outcome) => ({
        caller,
        form: `${form} in ${bucket}`,
        statement,
        expected,
      });
      const whereOwn = (right: string): Outcome =>
        caller === 'owner' && has(bucket, right) ? 'allowed' : 'nothing';
      const all = `where bucket_id = ${quote(bucket)}`;
      return [
        read('list a file', OWN_FILE, LIST, whereOwn('list')),
        read('get a file', OWN_FILE, GET, whereOwn('get')),
        ...(bucket === 'whiteboard-images'
          ? [
              read('list a shared image', SHARED_IMAGE, LIST, whereOwn('list')),
              read('get a shared image', SHARED_IMAGE, GET, 'allowed'),
            ]
          : []),
        change(
          'upload into the own folder',
          upload(`${own ?? 'nobody'}/new`),
          has(bucket, 'upload') ? 'allowed' : 'refused',
        ),
        change(
          'upload into another’s folder',
          upload(`${caller === 'owner' ? MEMBER_IDS.other : MEMBER_IDS.owner}/new`),
          'refused',
        ),
        change('upload into no folder', upload('new'), 'refused'),
        change(
          'replace a file',
          `update storage.objects set name = name ${at(OWN_FILE)}`,
          whereOwn('replace'),
        ),
        change('remove a file', `delete from storage.objects ${at(OWN_FILE)}`, whereOwn('remove')),
        ...(caller === 'owner'
          ? []
          : [
              change(
                'move every file to the own folder',
                `update storage.objects set name = ${quote(`${own ?? 'nobody'}/stolen`)}`,
                'nothing',
              ),
              change('remove every file', 'delete from storage.objects', 'nothing'),
              change('remove all of it', `delete from storage.objects ${all}`, 'nothing'),
            ]),
      ];
    });
  });
  const away = quote(`${MEMBER_IDS.other}/given`);
  return [
    ...cells.map((cell): Cell => ({ ...cell, scope, wall: 'both' })),
    {
      scope,
      wall: 'both',
      caller: 'owner',
      form: 'give every file away',
      statement: `update storage.objects set name = ${away}`,
      expected: 'refused',
    },
  ];
}

export function listTopicCells(): Cell[] {
  const scope = 'realtime.messages';
  return Object.entries(TOPICS).flatMap(([pattern, listeners]) => {
    const topic = pattern.replace('<owner>', MEMBER_IDS.owner);
    const names: readonly string[] = listeners;
    return CALLERS.flatMap((caller): Cell[] => {
      const cell = { scope, wall: 'both', caller, topic } as const;
      const name = caller === 'ghost' ? 'anon' : caller;
      const hear = (extension: string, expected: Outcome): Cell => ({
        ...cell,
        form: `hear ${extension} on ${pattern}`,
        statement: `select from realtime.messages where topic = ${quote(topic)} and extension = ${quote(extension)}`,
        expected,
      });
      return [
        hear('broadcast', names.includes(name) ? 'allowed' : 'nothing'),
        hear('presence', 'nothing'),
        ...['broadcast', 'presence'].map((extension): Cell => ({
          ...cell,
          form: `speak by ${extension} on ${pattern}`,
          statement: `insert into realtime.messages (topic, extension) values (${quote(topic)}, ${quote(extension)})`,
          expected: 'refused',
        })),
        {
          ...cell,
          form: `change what was said on ${pattern}`,
          statement: `update realtime.messages set payload = '{}'`,
          expected: 'nothing',
        },
      ];
    });
  });
}
