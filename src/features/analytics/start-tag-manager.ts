type TagEvent = Readonly<Record<string, string | number>>;

const waiting: TagEvent[] = [];
let frame: HTMLIFrameElement | undefined;
let isLoaded = false;

function hand(event: TagEvent, { src }: HTMLIFrameElement): void {
  frame?.contentWindow?.postMessage(event, new URL(src).origin);
}

/** Queues an event until the tag manager has loaded; until then nothing is sent. */
export function sendTag(event: TagEvent): void {
  if (frame && isLoaded) hand(event, frame);
  else waiting.push(event);
}

/**
 * Loads the tag manager into a document of another origin (`public/widgets/tags`), where it can read no session, and
 * sends it the queued events.
 */
export function loadTagManager(id: string, widgetsOrigin: string): void {
  if (frame) return;
  const created = document.createElement('iframe');
  created.title = 'Statistics';
  created.hidden = true;
  created.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  created.src = `${widgetsOrigin}/widgets/tags/#${encodeURIComponent(id)}`;
  created.addEventListener('load', () => {
    isLoaded = true;
    for (const event of waiting.splice(0)) hand(event, created);
  });
  frame = created;
  document.body.append(created);
}

/** Removes it from the page; later events are queued. */
export function unloadTagManager(): void {
  frame?.remove();
  frame = undefined;
  isLoaded = false;
}
