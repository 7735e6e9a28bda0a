import { z } from 'zod';

export const mailContent = z.object({
  rhythm: z.enum(['weekly', 'monthly', 'own']),
  items: z.array(
    z.object({ day: z.string(), name: z.string(), advice: z.string(), path: z.string() }),
  ),
  /** Number of further due items. */
  more: z.number(),
});
export type MailContent = z.infer<typeof mailContent>;

export const pushContent = z.object({ title: z.string(), body: z.string(), path: z.string() });
export type PushContent = z.infer<typeof pushContent>;

const waiting = z.object({
  id: z.string(),
  lease: z.string(),
  member_id: z.string(),
  key: z.string(),
  seconds_left: z.number(),
});
/** Empty content of a test that members send themselves. */
const nothing = z.object({ title: z.undefined().optional(), rhythm: z.undefined().optional() });

/** A message from the outbox with its destination. */
export const message = z.discriminatedUnion('channel', [
  waiting.extend({
    channel: z.literal('mail'),
    address: z.string(),
    /** Token of the unsubscribe address. */
    unsubscribe_token: z.string(),
    what: z.union([mailContent, nothing]),
  }),
  waiting.extend({
    channel: z.literal('push'),
    device: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
    what: z.union([pushContent, nothing]),
  }),
]);
export type Message = z.infer<typeof message>;
export type Channel = Message['channel'];
export type MailMessage = Extract<Message, { channel: 'mail' }>;
export type PushMessage = Extract<Message, { channel: 'push' }>;

/** gone: the address reaches no one anymore. later: another try may succeed. */
export type Outcome = 'delivered' | 'gone' | 'later';
/** Never throws; `signal` ends it. */
export type Send<Sent extends Message> = (message: Sent, signal: AbortSignal) => Promise<Outcome>;
