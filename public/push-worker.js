// Shows what pushes tell, and opens the page that they are about. It keeps nothing, and stands between no page and the network.
const PLAIN = {
  title: 'Pointfolio',
  body: 'Something is due. Open Pointfolio to see what.',
  tag: 'reminder',
  path: '/app/upcoming-fees',
};

/** What cannot be read is shown all the same: a browser ends the subscription of a site that shows nothing. */
function readPush(data) {
  try {
    const push = data.json();
    const isWhole = Object.keys(PLAIN).every((key) => typeof push[key] === 'string');
    const isOwn = new URL(push.path, self.location.origin).origin === self.location.origin;
    if (isWhole && isOwn && push.title !== '') return push;
  } catch {
    // Falls through to the plain words.
  }
  return PLAIN;
}

/** The tab that shows the page, else one of the member's, which goes there without loading anew, else a new one. */
async function openPage(path) {
  const { href } = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === href);
  if (there) return there.focus();
  const member = tabs.find((tab) => /^\/app(\/|$)/.test(new URL(tab.url).pathname));
  if (!member) return self.clients.openWindow(href);
  member.postMessage({ opens: path });
  return member.focus();
}

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = readPush(event.data);
  const icon = '/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
