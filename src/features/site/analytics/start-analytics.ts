import type { QueryClient } from '@tanstack/react-query';
import { getRecordingId } from '@/lib/analytics-settings.ts';
import { isAllowed } from '@/lib/consent-rules.ts';
import { consent } from '@/lib/consent.ts';
import { getEnv } from '@/lib/env.ts';
import { toPlainPath } from '@/lib/plain-path.ts';
import { isSecretAddress } from '@/lib/secret-address.ts';
import { startRecording } from './start-recording.ts';
import { watchVisitor } from './watch-visitor.ts';
import type { Visitor } from './watch-visitor.ts';

type Navigation = { toLocation: { pathname: string; href: string } };

type Page = {
  router: {
    subscribe: (
      event: 'onBeforeNavigate' | 'onResolved',
      listener: (event: Navigation) => void,
    ) => () => void;
  };
  /** Opens an address of the site as a new document. */
  leaveTo: (address: string) => void;
  /** Opens the same page as a new document. */
  reload: () => void;
};

type TagEvent = Readonly<Record<string, string | number>>;

const waiting: TagEvent[] = [];
let frame: HTMLIFrameElement | undefined;
let isLoaded = false;

function hand(event: TagEvent, { src }: HTMLIFrameElement): void {
  frame?.contentWindow?.postMessage(event, new URL(src).origin);
}

/** Queues an event until the tag manager has loaded; until then nothing is sent. */
function sendTag(event: TagEvent): void {
  if (frame && isLoaded) hand(event, frame);
  else waiting.push(event);
}

/**
 * Loads the tag manager into a document of another origin (`public/widgets/tags`), where it can read no session, and
 * sends it the queued events.
 */
function loadTagManager(id: string, widgetsOrigin: string): void {
  if (frame) return;
  const created = document.createElement('iframe');
  created.title = 'Statistics';
  created.hidden = true;
  created.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  created.referrerPolicy = 'no-referrer';
  created.src = `${widgetsOrigin}/widgets/tags/#${encodeURIComponent(id)}`;
  created.addEventListener('load', () => {
    isLoaded = true;
    for (const event of waiting.splice(0)) hand(event, created);
  });
  frame = created;
  document.body.append(created);
}

/** Removes it from the page; later events are queued. */
function unloadTagManager(): void {
  frame?.remove();
  frame = undefined;
  isLoaded = false;
}

const OF_MEMBERS = /^\/(?:app|admin|login|register|forgot-password|confirm)(?:\/|$)/u;

/** True if visitors' actions on a page may be recorded: pages that create or use a session are not watched. */
export function isWatched(pathname: string): boolean {
  return !OF_MEMBERS.test(toPlainPath(pathname)) && !isSecretAddress(pathname);
}

/**
 * Counts and records as far as the build and the visitor allow it. The tag manager runs in a frame of its own, on
 * members' pages as well: it receives the start of a session, the kind of visitor, and sign-ins and sign-outs, never an
 * address or a session. The recorder runs in the page itself and starts only for visitors who are not signed in. A
 * recorder cannot be unloaded, so the whole page is left before a member's page opens or when consent is withdrawn.
 * Called once, at the start of the app.
 */
export function startAnalytics(client: QueryClient, { router, leaveTo, reload }: Page): void {
  // Third parties read the address of the page they are loaded in, also after it was left.
  if (isSecretAddress(window.location.pathname)) return;
  let visitor: Visitor | undefined;
  let isRecording = false;
  const isRecordable = () => visitor === null && isWatched(window.location.pathname);

  const load = () => {
    const { VITE_TAG_MANAGER_ID: id, VITE_WIDGETS_ORIGIN: origin } = getEnv();
    if (!isAllowed() || isSecretAddress(window.location.pathname)) unloadTagManager();
    else if (id !== undefined && origin !== undefined) loadTagManager(id, origin);
    if (isRecording && !isAllowed()) reload();

    const recordingId = getRecordingId();
    if (recordingId === undefined || isRecording || !isAllowed() || !isRecordable()) return;
    isRecording = true;
    startRecording(recordingId, () => isAllowed() && isRecordable()).catch((error: unknown) => {
      isRecording = false;
      console.warn('The recording could not be started.', error);
    });
  };

  sendTag({ event: 'session_start' });
  consent.subscribe(load);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (isRecording && !isWatched(toLocation.pathname)) leaveTo(toLocation.href);
  });
  router.subscribe('onResolved', load);
  watchVisitor(client, (next) => {
    visitor = next;
    sendTag({ user_type: next ? 'authenticated' : 'anonymous' });
    sendTag({ event: next ? 'login' : 'logout' });
    if (next && isRecording) reload();
    load();
  });
  load();
}
