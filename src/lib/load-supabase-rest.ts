/** The client of reference data, fetched with the first read: a page that the build has drawn is there before it. */
export async function loadSupabaseRest() {
  const { getSupabaseRest } = await import('@/lib/supabase-rest.ts');
  return getSupabaseRest();
}
