import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createMember } from './new-member.ts';

const access = inject('access');
const bucket = 'whiteboard-images';
const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const visitor = createClient(access.url, access.publishableKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

describe('a whiteboard over the API', () => {
  let owner: Awaited<ReturnType<typeof createMember>>;
  let other: typeof owner;
  const [shared, kept] = [randomUUID(), randomUUID()];
  let token: string;

  beforeAll(async () => {
    [owner, other] = [await createMember(), await createMember()];
    const uploads = owner.client.storage.from(bucket);
    for (const name of ['photo', 'erased', 'secret']) {
      const { error } = await uploads.upload(`${owner.id}/${name}`, png, {
        contentType: 'image/png',
      });
      expect(error).toBeNull();
    }
    const imageOf = (name: string) => ({ path: `${owner.id}/${name}`, type: 'image/png' });
    const document = {
      elements: [
        { id: 'a', type: 'image', fileId: 'photo', isDeleted: false },
        { id: 'b', type: 'image', fileId: 'erased', isDeleted: true },
        { id: 'c', type: 'text', text: 'erased', isDeleted: true },
        { id: 'd', type: 'iframe', customData: { html: 'a page' }, isDeleted: false },
      ],
      files: { photo: imageOf('photo'), erased: imageOf('erased') },
    };
    const { error } = await owner.client.from('whiteboards').insert([
      { id: shared, name: 'Shared', document, is_shared: true },
      { id: kept, name: 'Kept', document: { elements: [] } },
    ]);
    expect(error).toBeNull();
    const { data } = await owner.client
      .from('whiteboards')
      .select('share_token')
      .eq('id', shared)
      .single()
      .throwOnError();
    token = z.uuid().parse(data.share_token);
  });

  test('is nobody else’s to list, read, change or remove', async () => {
    const boards = () => other.client.from('whiteboards');
    expect((await boards().select('id')).data).toEqual([]);
    expect((await boards().select('id').eq('id', shared)).data).toEqual([]);
    expect((await boards().select('id').eq('share_token', token)).data).toEqual([]);
    expect((await boards().update({ name: 'Mine' }).eq('id', shared).select('id')).data).toEqual(
      [],
    );
    expect((await boards().delete().eq('id', shared).select('id')).data).toEqual([]);
    const stolen = await boards().insert({ name: 'x', member_id: owner.id });
    expect(stolen.error?.code).toBe('42501');
  });

  test('is shown by its link, and nothing besides', async () => {
    const answer: { data: unknown } = await visitor.rpc('read_shared_whiteboard', { token });
    const [head, part] = z.tuple([z.string(), z.string()]).parse(answer.data);
    z.strictObject({ name: z.literal('Shared'), updated_at: z.string() }).parse(JSON.parse(head));
    z.strictObject({
      elements: z.tuple([z.looseObject({ id: z.literal('a') })]),
      files: z.strictObject({ photo: z.object({ path: z.string() }) }),
    }).parse(JSON.parse(part));
    expect((await visitor.rpc('read_shared_whiteboard', { token: randomUUID() })).data).toEqual([]);
    expect((await visitor.rpc('read_shared_whiteboard', { token: 'x' })).error).not.toBeNull();
    for (const column of ['name', 'document', 'share_token', 'member_id']) {
      const { error } = await visitor.from('whiteboards').select(column);
      expect(error?.code, column).toBe('42501');
    }
  });

  test('is read by its member as a whole, named once, and in no other way', async () => {
    const read = async (select: string, { client } = owner): Promise<unknown> =>
      (await client.rpc('read_whiteboard', { board: kept }).select(select)).data;
    const lines = z.array(z.string()).parse(await read('*'));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: kept, name: 'Kept', revision: 1 });
    expect(JSON.parse(lines[1] ?? '')).toEqual({ elements: [] });
    expect(await read('*', other)).toEqual([]);
    const own = owner.client.from('whiteboards');
    for (const select of ['document', 'id,document->elements', 'a:document', '*']) {
      expect((await own.select(select).eq('id', kept)).error?.code, select).toBe('42501');
    }
    const filtered = await own.select('id').eq('document->>note', 'x');
    expect(filtered.error?.code).toBe('42501');
    for (const change of [{ share_token: randomUUID() }, { is_shared: true, share_token: token }]) {
      expect((await own.update(change).eq('id', kept)).error?.code).toBe('42501');
    }
  });

  test('opens only its own images to anyone with the link', async () => {
    const images = visitor.storage.from(bucket);
    expect((await images.download(`${owner.id}/photo`)).data?.size).toBe(4);
    expect((await images.download(`${owner.id}/secret`)).error).not.toBeNull();
    expect((await images.download(`${owner.id}/erased`)).error).not.toBeNull();
    for (const client of [visitor, other.client]) {
      const listed = client.storage.from(bucket);
      for (const folder of ['', owner.id, `${owner.id}/`]) {
        expect((await listed.list(folder)).data ?? [], folder).toEqual([]);
        expect((await listed.list(folder, { search: 'photo' })).data ?? [], folder).toEqual([]);
      }
      const { data } = await listed.createSignedUrl(`${owner.id}/secret`, 60);
      expect(data).toBeNull();
      expect((await listed.remove([`${owner.id}/photo`])).data ?? []).toEqual([]);
    }
    expect((await images.download(`${owner.id}/photo`)).data?.size).toBe(4);
  });

  test('takes images of a member into their own folder, of the right kind and size', async () => {
    const upload = (path: string, content: Blob) =>
      owner.client.storage.from(bucket).upload(path, content, { contentType: content.type });
    const isRefused = async (path: string, content: Blob) =>
      expect((await upload(path, content)).error).not.toBeNull();
    await isRefused(`${other.id}/photo`, png);
    await isRefused(`${owner.id}/page`, new Blob(['<script>'], { type: 'text/html' }));
    await isRefused(`${owner.id}/drawing`, new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    await isRefused(
      `${owner.id}/big`,
      new Blob([new Uint8Array(6_000_000)], { type: 'image/png' }),
    );
    expect((await visitor.storage.from(bucket).upload('x/y', png)).error).not.toBeNull();
  });

  test('is bounded in size and in number', async () => {
    const boards = owner.client.from('whiteboards');
    const large = { elements: [], note: 'x'.repeat(2_100_000) };
    const refused = await boards.update({ document: large }).eq('id', kept);
    expect(refused.error?.message).toContain('whiteboards_document_check');
    const path = '../../../../rest/v1/members?select=*';
    const elsewhere = { elements: [], files: { a: { path, type: 'image/png' } } };
    const led = await boards.update({ document: elsewhere }).eq('id', kept);
    expect(led.error?.message).toContain('whiteboards_files_check');
    const many = Array.from({ length: 49 }, (_, index) => ({ name: `Board ${index}` }));
    expect((await boards.insert(many)).error?.message).toContain('at most 50 rows');
  });

  test('is kept as long as all of a member’s boards are within 20 MB', async () => {
    const member = await createMember();
    const boards = member.client.from('whiteboards');
    const full = { elements: [], note: 'x'.repeat(2_000_000) };
    const insert = (name: string) => boards.insert({ name, document: full });
    for (let n = 0; n < 10; n += 1) expect((await insert(`Board ${n}`)).error).toBeNull();
    expect((await insert('One more')).error?.message).toContain('at most 20 MB of whiteboards');
    const answer = await boards.select('id').order('id').throwOnError();
    expect(answer.data).toHaveLength(10);
  });

  test('has images of 100 MB at most, however many come at once', { timeout: 60_000 }, async () => {
    const member = await createMember();
    const images = member.client.storage.from(bucket);
    const bytes = new Uint8Array(5 * 1024 ** 2);
    bytes.set(new Uint8Array(await png.arrayBuffer()));
    const upload = async (name: string) =>
      (await images.upload(`${member.id}/${name}`, bytes, { contentType: 'image/png' })).error;
    const errors = await Promise.all(
      Array.from({ length: 24 }, (_, index) => upload(`image-${index}`)),
    );
    expect(errors.filter((error) => error === null)).toHaveLength(20);
    const refused = await upload('one-more');
    expect(refused).toMatchObject({ statusCode: '403' });
    await images.remove([`${member.id}/image-0`, `${member.id}/image-1`]);
    expect(await upload('after-room-was-made')).toBeNull();
    await member.users.deleteUser.mutate();
  });

  test('shows nothing once the link is taken away', async () => {
    await owner.client.from('whiteboards').update({ is_shared: false }).eq('id', shared);
    expect((await visitor.rpc('read_shared_whiteboard', { token })).data).toEqual([]);
    const { error } = await visitor.storage.from(bucket).download(`${owner.id}/photo`);
    expect(error).not.toBeNull();
  });
});
