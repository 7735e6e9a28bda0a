// Runs before the first paint, so that no page flashes in the wrong colours. Its keys are those of src/lib/theme.ts.
(function restoreTheme() {
  // The content-security policy allows no code made from text: zod shall not even try.
  window.__zod_globalConfig = { jitless: true };
  var root = document.documentElement;
  try {
    var mode = localStorage.getItem('pointfolio-color-mode');
    var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.classList.toggle('dark', mode === 'dark' || (mode !== 'light' && prefersDark));
    var primary = localStorage.getItem('pointfolio-primary');
    if (primary) root.setAttribute('data-primary', primary);
    var neutral = localStorage.getItem('pointfolio-neutral');
    if (neutral) root.setAttribute('data-neutral', neutral);
    if (localStorage.getItem('pointfolio-black-as-primary') === 'true') {
      root.setAttribute('data-black-as-primary', '');
    }
  } catch (error) {
    console.warn('The theme could not be restored.', error);
  }
})();
