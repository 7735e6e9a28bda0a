// Shows push messages, and opens the page they are about. It stores nothing, and does not intercept requests of
// pages.
const PLAIN = {
  title: 'Pointfolio',
  body: 'Something is due. Open Pointfolio to see what.',
  tag: 'reminder',
  path: '/app/upcoming-fees',
};

/** Shows a message that cannot be parsed too: a browser ends the subscription of a site that shows nothing. */
function readPush(data) {
  try {
    const push = data.json();
    const isWhole = Object.keys(PLAIN).every((key) => typeof push[key] === 'string');
    const isOwn = new URL(push.path, self.location.origin).origin === self.location.origin;
    if (isWhole && isOwn && push.title !== '') return push;
  } catch {
    // Falls through to the plain text.
  }
  return PLAIN;
}

/** Focuses the tab with the page, or navigates one of the member's tabs without reloading it, or opens a new one. */
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
