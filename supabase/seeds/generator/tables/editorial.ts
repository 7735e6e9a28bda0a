import {
  booleanColumn,
  dateColumn,
  integerColumn,
  oneOfColumn,
  patternColumn,
  referenceColumn,
  slugColumn,
  textColumn,
} from '../columns.ts';
import type { Column } from '../columns.ts';
import { prepareReviews, prepareSpendingPresets, prepareWalletSetupCards } from '../prepare.ts';
import { PROVENANCE, sluggedTable } from '../table.ts';
import type { SeedTable } from '../table.ts';

const name = textColumn('name', 120);
const position = integerColumn('position');
const amounts: Column = {
  ...textColumn('amounts', 20000),
  parse: (cell = ''): unknown => JSON.parse(cell),
};

export const editorial: readonly SeedTable[] = [
  sluggedTable('wallet_setups', [slugColumn(), name, textColumn('idea', 500)]),
  {
    name: 'wallet_setup_cards',
    file: 'wallet_setups.csv',
    key: ['wallet_setup_id', 'credit_card_id'],
    columns: [
      referenceColumn('wallet_setup_id', 'wallet_setups', 'slug'),
      referenceColumn('credit_card_id', 'credit_cards', 'card_slug'),
      position,
      ...PROVENANCE,
    ],
    prepare: prepareWalletSetupCards,
  },
  sluggedTable('spending_presets', [slugColumn(), name, amounts, position], {
    prepare: prepareSpendingPresets,
  }),
  sluggedTable('tips', [
    slugColumn(),
    textColumn('title', 120),
    textColumn('body', 1000),
    patternColumn('link_path', /^\/[^/]/, 'a path of this site', { isOptional: true }),
    position,
    booleanColumn('is_published'),
  ]),
  sluggedTable(
    'reviews',
    [
      slugColumn(),
      textColumn('title', 160),
      textColumn('summary', 500),
      textColumn('body', 100_000),
      textColumn('author_name', 120),
      referenceColumn('credit_card_id', 'credit_cards', 'card_slug', { isOptional: true }),
      dateColumn('published_on'),
      booleanColumn('is_published'),
    ],
    { prepare: prepareReviews },
  ),
  sluggedTable('videos', [
    slugColumn(),
    textColumn('title', 160),
    textColumn('description', 2000),
    textColumn('transcript', 10_000),
    oneOfColumn('provider', ['youtube', 'vimeo', 'own']),
    textColumn('provider_video_id', 40),
    integerColumn('duration_seconds'),
    dateColumn('published_on'),
    position,
    booleanColumn('is_published'),
  ]),
];
