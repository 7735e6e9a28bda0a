/** The rooms of src/features: each imports from those after it, never from those before. */
export const rooms = [
  'site',
  'admin',
  'home',
  'plan',
  'use',
  'learn',
  'mine',
  'account',
  'catalog',
];

/**
 * Walls above each room but the first.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const roomWalls = rooms.slice(1).map((room, index) => ({
  name: `${room}-knows-no-room-above`,
  comment: `Move what ${room} needs from there into ${room} or a room below it, or let the route put the two together. From the top: ${rooms.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/features/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/features/(${rooms.slice(0, index + 1).join('|')})/` },
}));

/**
 * The import walls. One way only: routes → features → components → lib → contract; anyone may use
 * domain, which uses nobody. Each message says where the code belongs instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'domain-uses-nobody',
      comment: 'src/domain is pure mathematics: hand it plain values instead of importing.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'solver-knows-no-card',
      comment:
        'src/domain/solver is mathematics of any program: code that knows cards belongs in rewards.',
      severity: 'error',
      from: { path: '^src/domain/solver/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/solver/' },
    },
    {
      name: 'rewards-know-no-peer',
      comment:
        'The value of cards is calculated without application rules, transfers, dates and future bonuses.',
      severity: 'error',
      from: { path: '^src/domain/rewards/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/domain/[^/]+/', pathNot: '^src/domain/(rewards|solver)/' },
    },
    {
      name: 'the-command-is-a-way-in',
      comment: 'src/cli reads cases and prints answers: nothing of the product is made of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '(^src/cli/|\\.test\\.ts$)' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'contract-imports-zod-only',
      comment: 'The browser and the function share the contract: nothing but zod may come along.',
      severity: 'error',
      from: { path: '^supabase/functions/_shared/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^supabase/functions/_shared/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'lib-is-infrastructure',
      comment: 'lib knows no screen: move code that needs one into a feature or a component.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(routes|features|components)/' },
    },
    {
      name: 'components-know-no-feature',
      comment: 'A composite that needs a feature belongs in that feature.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(routes|features)/' },
    },
    {
      name: 'features-know-no-route',
      comment: 'Routes are thin and use features, never the other way.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(routes/|router\\.tsx|routeTree)' },
    },
    {
      name: 'features-share-their-data-and-public-only',
      comment:
        'Import only schema.ts, queries.ts and tables.ts of another feature, or export what you need from its public.ts: its edits, and parts that load when they are shown. Shared code belongs in components, lib or domain, or the route puts the two together.',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/[^/]+/(schema|queries|tables|public)\\.tsx?$',
        ],
      },
    },
    {
      name: 'features-live-in-rooms',
      comment: `A feature is a folder in one of the rooms: ${rooms.join(', ')}.`,
      severity: 'error',
      from: { path: `^src/features/(?!(${rooms.join('|')})/[^/]+/)` },
      to: {},
    },
    ...roomWalls,
    {
      name: 'supabase-js-in-one-place',
      comment:
        'Only lib/supabase*.ts makes clients of Supabase: everything else gets one as an argument.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/lib/supabase[^/]*\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^node_modules/@supabase/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-server-code-in-the-browser',
      comment: 'Import the type of the router only (`import type { AppRouter }`).',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^supabase/',
        pathNot: '^supabase/functions/_shared/contract/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'router-runs-anywhere',
      comment: 'Deno and npm: specifiers belong in index.ts and context.ts.',
      severity: 'error',
      from: { path: '^supabase/functions/[^/]+/(router|procedures/)' },
      to: { path: '^src/' },
    },
    {
      name: 'tests-are-not-deployed',
      comment:
        'A function’s folder holds only code that it runs: code for tests belongs in tests/functions.',
      severity: 'error',
      from: { path: '^supabase/functions/[^/]+/index\\.ts$' },
      to: {
        path: '^supabase/functions/[^_][^/]*/',
        pathNot: '(\\.test|/index)\\.ts$',
        reachable: false,
      },
    },
    {
      name: 'functions-know-no-tests',
      comment: 'A function’s code is beside it or in _shared.',
      severity: 'error',
      from: { path: '^supabase/functions/', pathNot: '\\.test\\.ts$' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
