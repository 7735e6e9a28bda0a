// Prerendered pages are read before they are used: their files load after the first paint, with the full bandwidth.
// The build puts this into such a page, with the names of the files.
(function startOncePainted() {
  var names = document.currentScript && document.currentScript.dataset;
  if (!names || !names.app) return;
  /** Milliseconds after which a page starts even without a paint report. */
  var LATEST = 1000;
  var isPainted = false;
  var isStarted = false;
  var pressed = null;
  /** Element pressed but not yet released. */
  var held = null;

  function findButton(event) {
    return event.target instanceof Element ? event.target.closest('button') : null;
  }
  // A press before the app runs is not lost: it is repeated once the app has taken over the page.
  function hold(event) {
    held = event.button === 0 ? findButton(event) : null;
  }
  function remember(event) {
    pressed = findButton(event);
    held = null;
  }
  /** Turns the keys of a button into a press of it; otherwise the browser would use them itself. */
  function rememberKeys(event) {
    var button = document.querySelector('[aria-keyshortcuts]');
    if (!button || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    pressed = button;
  }
  function forget() {
    pressed = null;
  }
  function repeat() {
    var button = pressed || held;
    // Tabs react to the first half of a press; the second half may reach the app on its own.
    if (button) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (pressed) pressed.click();
  }
  document.addEventListener('mousedown', hold, true);
  document.addEventListener('click', remember, true);
  document.addEventListener('keydown', rememberKeys, true);
  document.addEventListener(
    'hydrated',
    function takeOver() {
      document.removeEventListener('mousedown', hold, true);
      document.removeEventListener('click', remember, true);
      document.removeEventListener('keydown', rememberKeys, true);
      // A press that hurried the app, and reaches it directly, is handled already.
      window.addEventListener('click', forget, { once: true });
      setTimeout(repeat, 0);
    },
    { once: true },
  );

  function addLink(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.crossOrigin = '';
    document.head.append(link);
    return link;
  }

  function start() {
    if (isStarted || !isPainted || document.readyState === 'loading') return;
    isStarted = true;
    var styles = addLink('stylesheet', names.styles);
    addLink('modulepreload', names.app);
    names.files.split(' ').filter(Boolean).forEach(addLink.bind(null, 'modulepreload'));
    // The app may at once show elements that this page has no styles for.
    styles.onload = styles.onerror = function run() {
      var app = document.createElement('script');
      app.type = 'module';
      app.crossOrigin = '';
      app.src = names.app;
      document.head.append(app);
    };
  }

  function startIfPainted() {
    isPainted = true;
    start();
  }

  document.addEventListener('DOMContentLoaded', function wait() {
    // A background page is not painted.
    if (document.visibilityState === 'hidden') startIfPainted();
    else setTimeout(startIfPainted, LATEST);
    start();
  });
  new PerformanceObserver(function look(list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startIfPainted();
  }).observe({ type: 'paint', buffered: true });
})();
