import type { Channel } from '../catalog/sub-category.ts';

/**
 * Channels in which a sub-category's money is spent, besides `any`. Portal, prepaid, online and foreign spending have
 * sub-categories of their own, recognized by slug, so that a rate limited to such a channel never applies to ordinary
 * spending. Ordinary spending counts as direct.
 */
export function channelsOf(subCategory: string): ReadonlySet<Channel> {
  const words = subCategory.split('-');
  const channels = new Set<Channel>();
  if (words.includes('portal')) channels.add('portal');
  if (words.includes('prepaid')) channels.add('prepaid').add('portal');
  if (words.includes('online')) channels.add('online');
  if (words.includes('foreign')) channels.add('foreign');
  if (!channels.has('portal')) channels.add('direct');
  return channels;
}
