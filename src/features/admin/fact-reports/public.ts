import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

/** Closes reports that came from files and the watch, whose facts were read and are still so; `isOpen` takes that back. */
export function useSettleFoundReports() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, isOpen }: { ids: readonly string[]; isOpen: boolean }) => {
      if (ids.length === 0) return;
      const supabase = await getSupabase();
      await supabase
        .from('fact_reports')
        .update(
          isOpen
            ? { status: 'open', answer: null }
            : { status: 'declined', answer: 'The issuer’s page was read: it is still so.' },
        )
        .in('id', ids)
        .throwOnError();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['fact-reports'] }),
  });
}
