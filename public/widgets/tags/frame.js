// The tag manager, in a document under an address where nobody signs in: what it loads can read no session, and of the
// pages it learns the events that they tell. In the hash: the id of its container.

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

// It is made for a page of the site around it, and goes there when it is alone.
if (parent === window) location.replace('/');
else start();
