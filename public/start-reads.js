// Starts the first reads of a member's home page while its scripts load. The build names the addresses; the app takes
// each answer once (src/lib/first-reads.ts), and reads by itself what it does not find.
(function startReads() {
  var asked = document.currentScript.dataset;
  /** Milliseconds before its end from which the app renews a session. */
  var MARGIN = 90000;

  function readSession() {
    var name = (location.protocol === 'https:' ? '__Host-' : '') + asked.cookie;
    var parts = [];
    document.cookie.split('; ').forEach(function (pair) {
      var key = pair.slice(0, pair.indexOf('='));
      var value = pair.slice(pair.indexOf('=') + 1);
      if (key === name) parts[0] = value;
      else if (key.startsWith(name + '.')) parts[Number(key.slice(name.length + 1))] = value;
    });
    var text = decodeURIComponent(parts.join('')).replace(/^base64-/, '');
    return JSON.parse(atob(text.replace(/-/g, '+').replace(/_/g, '/')));
  }

  var answers = {};
  function read(address, headers) {
    var url = new URL(address, location.origin).href;
    answers[url] = fetch(url, { headers: headers, credentials: 'omit' });
    // The app finds the failure when it takes the answer.
    answers[url].catch(function () {});
  }

  try {
    var session = readSession();
    if (session.expires_at * 1000 < Date.now() + MARGIN) return;
    var token = session.access_token;
    window.pointfolioReads = { token: token, answers: answers };
    asked.reads.split(' ').forEach(function (address) {
      read(address, { apikey: asked.key, authorization: 'Bearer ' + token });
    });
    // A device that has been here holds the catalog.
    indexedDB.databases().then(function (all) {
      var holds = all.some(function (each) {
        return each.name === 'pointfolio';
      });
      if (!holds) {
        asked.catalog.split(' ').forEach(function (address) {
          read(address, address.startsWith('/') ? {} : { apikey: asked.key });
        });
      }
    });
  } catch (error) {
    // Nobody is signed in here.
  }
})();
