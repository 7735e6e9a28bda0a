import { z } from 'zod';

/** A message of the Phoenix protocol, in realtime-js's format. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** `1.0.0` sends objects, `2.0.0` arrays and, for broadcasts of clients, bytes. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

const ref = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const objectSchema = z
  .object({ join_ref: ref, ref, topic: z.string(), event: z.string(), payload: z.unknown() })
  .transform(({ join_ref: joinRef, ...frame }): Frame => ({ joinRef, ...frame }));

const arraySchema = z
  .tuple([ref, ref, z.string(), z.string(), z.unknown()])
  .transform(([joinRef, own, topic, event, payload]): Frame => ({
    joinRef,
    ref: own,
    topic,
    event,
    payload,
  }));

const userBroadcastPush = 3;
const userBroadcast = 4;
const binaryEncoding = 0;
const jsonEncoding = 1;

/**
 * A client's broadcast in bytes: the kind, the lengths of five texts, the encoding of the payload, the texts
 * (join ref, ref, topic, event, metadata), the payload.
 */
function decodePush(bytes: Uint8Array): Frame {
  const [kind, ...lengths] = bytes.subarray(0, 6);
  if (kind !== userBroadcastPush || bytes.length < 7) throw new Error('unknown binary frame');
  let offset = 7;
  const take = (length: number) => {
    const text = new TextDecoder().decode(bytes.subarray(offset, offset + length));
    offset += length;
    return text;
  };
  const [joinRef = '', own = '', topic = '', event = ''] = lengths.map(take);
  const rest = bytes.subarray(offset);
  const payload: unknown =
    bytes[6] === jsonEncoding ? JSON.parse(new TextDecoder().decode(rest)) : rest;
  return {
    joinRef: joinRef || null,
    ref: own || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
}

/** Throws on anything but a frame. */
export function decodeFrame(data: Uint8Array, isBinary: boolean, version: ProtocolVersion): Frame {
  if (isBinary) return decodePush(data);
  const json: unknown = JSON.parse(new TextDecoder().decode(data));
  return version === '1.0.0' ? objectSchema.parse(json) : arraySchema.parse(json);
}

const binaryBroadcastSchema = z.object({ event: z.string(), payload: z.instanceof(Uint8Array) });

function encodeBroadcast(topic: string, event: string, payload: Uint8Array): Uint8Array {
  const texts = [topic, event].map((text) => new TextEncoder().encode(text));
  const lengths = texts.map((text) => text.length);
  return Buffer.concat([
    Buffer.from([userBroadcast, ...lengths, 0, binaryEncoding]),
    ...texts,
    payload,
  ]);
}

/** Encodes a frame; undefined if the version cannot express it: bytes in a broadcast need 2.0.0. */
export function encodeFrame(
  frame: Frame,
  version: ProtocolVersion,
): string | Uint8Array | undefined {
  const { joinRef, ref: own, topic, event, payload } = frame;
  const binary = event === 'broadcast' ? binaryBroadcastSchema.safeParse(payload).data : undefined;
  if (binary) {
    return version === '1.0.0' ? undefined : encodeBroadcast(topic, binary.event, binary.payload);
  }
  return JSON.stringify(
    version === '1.0.0'
      ? { join_ref: joinRef, ref: own, topic, event, payload }
      : [joinRef, own, topic, event, payload],
  );
}
