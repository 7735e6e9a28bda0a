import type { PushMessage, Send } from './message.ts';
import { type PushSettings, createPushSender } from './send-push.ts';
import { hashText } from '../_shared/hash-text.ts';

/** Maximum time that push services keep a message. */
const MOST_SECONDS = 28 * 86_400;
const TOPIC_LENGTH = 32;

/** Content of the test push that members send themselves. */
const TRY = {
  title: 'Your reminders arrive here',
  body: 'You asked for this one to see whether they reach you.',
  path: '/app/reminders',
};

/** Pushes messages. Two copies of one message have the same topic and tag, so that a device shows only one. */
export function createPushes(settings: PushSettings): Send<PushMessage> {
  const send = createPushSender(settings);
  return async ({ key, device, what, seconds_left: left }, signal) => {
    const tag = (await hashText(key)).slice(0, TOPIC_LENGTH);
    const content = what.title === undefined ? TRY : what;
    const ttlSeconds = Math.max(60, Math.min(left, MOST_SECONDS));
    return send(device, JSON.stringify({ ...content, tag }), { topic: tag, ttlSeconds, signal });
  };
}
