// Tag manager, in a document under an address where no one signs in: its scripts can read no session, and learn only
// the events that pages send. In the hash: the id of its container.

function start() {
  const id = location.hash.slice(1);
  if (!/^GTM-[A-Z0-9]+$/.test(id)) throw new Error('The tag manager needs the id of a container.');

  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  addEventListener('message', ({ source, data }) => {
    if (source === parent) window.dataLayer.push(data);
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

// The document is only for frames of the site, so it redirects when opened alone.
if (parent === window) location.replace('/');
else start();
