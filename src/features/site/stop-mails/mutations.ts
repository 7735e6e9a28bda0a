import { useMutation } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Unsubscribes the member with this token from mails; false for an unknown token. */
export function useStopMails() {
  return useMutation({
    retry: false,
    mutationFn: async (token: string) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('unsubscribe_from_mail', { token }).throwOnError();
      return s.boolean().parse(data);
    },
  });
}
