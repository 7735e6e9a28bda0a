import walls from './.dependency-cruiser.mjs';

/**
 * Between folders, tests left aside: they may use what their folder must not.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'A folder stands on others, and none of those on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(domain|features)/' },
      to: { circular: true },
    },
  ],
  options: { ...walls.options, exclude: { path: '(\\.test\\.tsx?$|routeTree\\.gen)' } },
};
