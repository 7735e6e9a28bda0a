// Keeps errors for the app until it can report them: src/lib/kept-errors.ts.
(function keepErrors() {
  var MOST = 10;
  var errors = (window.pointfolioErrors = []);
  function keep(kind, error) {
    if (errors.length < MOST) errors.push({ kind: kind, error: error });
  }
  addEventListener('error', function (event) {
    keep('error', event.error || event.message);
  });
  addEventListener('unhandledrejection', function (event) {
    keep('rejection', event.reason);
  });
})();

// Prevents text from becoming markup or code: in browsers that enforce it (require-trusted-types-for), only these
// sources pass.
(function limitSinks() {
  if (!window.trustedTypes) return;
  /** The only external script is the recorder's; the content-security policy decides if it may load. */
  var sources = [location.origin, 'https://cdn.logr-in.com'];
  trustedTypes.createPolicy('default', {
    createHTML: function (text, _type, sink) {
      // A separately parsed document runs nothing, and is checked again when it is inserted into the page.
      if (sink.startsWith('DOMParser')) return text;
      // Blocks inline frame documents; frames only show addresses.
      if (sink.endsWith('srcdoc')) return '';
      // Allows text without markup, such as structured data, and the way React creates the element for it.
      return !text.includes('<') || text === '<script></script>' ? text : null;
    },
    createScriptURL: function (url) {
      return sources.includes(new URL(url, location.href).origin) ? url : null;
    },
  });
})();

// Runs before the first paint, so that no page flashes in the wrong colors. Its keys are those of src/lib/theme.ts.
(function restoreTheme() {
  // Keeps zod from trying to compile code from text, which the content-security policy forbids.
  window.__zod_globalConfig = { jitless: true };
  var root = document.documentElement;
  try {
    var mode = localStorage.getItem('pointfolio-color-mode');
    var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    // A shared drawing shows in the colors it was drawn in.
    var isForced = /^\/shared-whiteboard\//i.test(location.pathname);
    root.classList.toggle(
      'dark',
      !isForced && (mode === 'dark' || (mode !== 'light' && prefersDark)),
    );
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
