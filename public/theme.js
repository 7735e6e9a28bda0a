// What goes wrong before the app can report it is kept for it: src/lib/kept-errors.ts.
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

// Nothing turns text into markup or code: where the browser enforces it (require-trusted-types-for), only this may pass.
(function limitSinks() {
  if (!window.trustedTypes) return;
  /** From elsewhere comes the recorder alone; whether it may is for the content-security policy to say. */
  var sources = [location.origin, 'https://cdn.logr-in.com'];
  trustedTypes.createPolicy('default', {
    createHTML: function (text, _type, sink) {
      // What is parsed apart runs nothing, and is asked for again when it is put into the page.
      if (sink.startsWith('DOMParser')) return text;
      // A frame shows an address or nothing.
      if (sink.endsWith('srcdoc')) return '';
      // Text without markup, such as facts for search engines; and how React makes the element that holds them.
      return !text.includes('<') || text === '<script></script>' ? text : null;
    },
    createScriptURL: function (url) {
      return sources.includes(new URL(url, location.href).origin) ? url : null;
    },
  });
})();

// Runs before the first paint, so that no page flashes in the wrong colors. Its keys are those of src/lib/theme.ts.
(function restoreTheme() {
  // The content-security policy allows no code made from text: zod shall not even try.
  window.__zod_globalConfig = { jitless: true };
  var root = document.documentElement;
  try {
    var mode = localStorage.getItem('pointfolio-color-mode');
    var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    // A drawing that is shared stands in the colors that it was drawn in.
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
