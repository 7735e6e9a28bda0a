/** The client of reference data, fetched with the first read: a prerendered page is there before it. */
export async function loadSupabaseRest() {
  const { getSupabaseRest } = await import('@/lib/supabase-rest.ts');
  return getSupabaseRest();
}
