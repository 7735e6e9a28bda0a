import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  SupabaseClient,
} from '@supabase/supabase-js';
import { SignJWT } from 'jose';

/** A token as Auth would sign it. */
export async function createAccessToken(
  secret: string,
  claims: Record<string, string>,
  expiresAtSeconds = Math.ceil(Date.now() / 1000) + 3600,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(expiresAtSeconds)
    .sign(new TextEncoder().encode(secret));
}

export async function waitFor(condition: () => boolean, withinMs = 5_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface JoinedChannel {
  channel: RealtimeChannel;
  /** SUBSCRIBED, or the words of the refusal. */
  outcome: string;
  /** Every state that the client has told of, in turn. */
  states: string[];
}

/** Joins a private channel with the official client and waits for the first answer. */
export async function joinChannel(
  client: SupabaseClient,
  topic: string,
  prepare: (channel: RealtimeChannel) => unknown = () => undefined,
  config: RealtimeChannelOptions['config'] = {},
): Promise<JoinedChannel> {
  // As the client's documents say: a private channel is joined once the token is known.
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, ...config } });
  prepare(channel);
  const states: string[] = [];
  const outcome = await new Promise<string>((resolve) => {
    channel.subscribe((state, error) => {
      states.push(state);
      resolve(error?.message ?? state);
    });
  });
  return { channel, outcome, states };
}
