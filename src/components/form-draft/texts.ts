export const thePageReloadedForA =
  'The page reloaded for a new version. What you typed is back, but not saved yet.';
