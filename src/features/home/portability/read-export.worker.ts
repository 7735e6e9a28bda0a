import { openEnvelope } from './create-envelope.ts';

/** Checks an export off the page's own thread, which a large or hostile file would stop for minutes. */
self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void data
    .text()
    .then(openEnvelope)
    .then((opened) => {
      self.postMessage(opened);
    })
    .catch((error: unknown) => {
      console.error(error);
      self.postMessage(null);
    });
});
