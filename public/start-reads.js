// Starts the first reads of a member's home page while its scripts load. The build names the addresses; the app takes
// each answer once (src/lib/first-reads.ts), and requests any other.
(function startReads() {
  var asked = document.currentScript.dataset;
  /** Milliseconds before its end from which the app renews a session. */
  var MARGIN = 90000;
  var answers = {};

  function readSession() {
    var name = (location.protocol === 'https:' ? '__Host-' : '') + asked.cookie;
    var parts = [];
    document.cookie.split('; ').forEach(function collect(pair) {
      var key = pair.slice(0, pair.indexOf('='));
      var value = pair.slice(pair.indexOf('=') + 1);
      if (key === name) parts[0] = value;
      else if (key.startsWith(name + '.')) parts[Number(key.slice(name.length + 1))] = value;
    });
    var text = decodeURIComponent(parts.join('')).replace(/^base64-/, '');
    return JSON.parse(atob(text.replace(/-/g, '+').replace(/_/g, '/')));
  }

  function read(address, headers) {
    // Procedures are called by their full address.
    var name = address.replace(/^\/api\//, location.origin + '/api/');
    answers[name] = fetch(address, { headers: headers, credentials: 'omit' });
    // The app sees the failure when it takes the answer.
    answers[name].catch(Boolean);
  }

  try {
    var session = readSession();
    if (session.expires_at * 1000 < Date.now() + MARGIN) return;
    var authorization = 'Bearer ' + session.access_token;
    window.pointfolioReads = { session: authorization, answers: answers };
    asked.reads.split(' ').forEach(function readRows(address) {
      read(address, { apikey: asked.key, authorization: authorization });
    });
    void indexedDB.databases().then(function readCatalog(all) {
      // A device that has been here has the catalog.
      if (all.map(nameOf).includes('pointfolio')) return;
      asked.catalog.split(' ').forEach(function readFacts(address) {
        read(address, address.startsWith('/') ? {} : { apikey: asked.key });
      });
    });
  } catch {
    // Without a session there is nothing to read.
  }

  function nameOf(database) {
    return database.name;
  }
})();
