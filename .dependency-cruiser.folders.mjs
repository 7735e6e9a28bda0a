import walls from './.dependency-cruiser.mjs';

/**
 * Rules between folders, without tests: they may import what their folder must not.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'A folder that imports from another is not imported by it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(domain|features|lib)/' },
      to: { circular: true },
    },
  ],
  options: { ...walls.options, exclude: { path: '(\\.test\\.tsx?$|routeTree\\.gen)' } },
};
