import { expect, test } from 'vitest';
import { checkAddedConstraints } from './check-added-constraints.ts';

const first = { name: '1_cards.sql', text: 'create table public.cards (id bigint);' };
const check = (text: string) => checkAddedConstraints([first, { name: '2_more.sql', text }]);

const sound = `alter table public.cards
    drop constraint cards_fee_check,
    add constraint cards_fee_check check (fee > 0) not valid;`;
const validation = 'alter table public.cards validate constraint cards_fee_check;';

test.each([
  ['validated by the next statement', `${sound}\n${validation}`],
  [
    'of a table that is new',
    'create table public.new (); alter table public.new add constraint a check (true);',
  ],
  [
    'in the body of a function',
    'create function f() as $$\nalter table public.cards add constraint a check (true);\n$$;',
  ],
  ['in a comment', '-- alter table public.cards add constraint a check (true);'],
  ['that is a key', 'alter table public.cards add constraint cards_slug_key unique (slug);'],
])('a check %s is accepted', (_where, text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['added at once', sound.replace(' not valid', ''), /"not valid"/u],
  ['never validated', sound, /never validated/u],
  [
    'one of two added at once',
    `${sound.replace(' not valid;', ',\n  add constraint b check (true) not valid;')}\n${validation}`,
    /cards_fee_check is not added "not valid"/u,
  ],
  ['without a name', 'alter table public.cards add check (fee > 0);', /no name/u],
  [
    'that is a foreign key',
    'alter table public.cards add constraint a foreign key (b) references public.cards (id);',
    /"not valid"/u,
  ],
])('a check %s is refused', (_how, text, reason) => {
  expect(check(text).join('\n')).toMatch(reason);
});
