import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import type { OfferRow } from './schema.ts';

const pageSize = 1000;

const offerColumns =
  'id, credit_card_id, starts_on, ends_on, is_current, first_year_fee_waived, is_as_high_as, free_nights, free_night_points_limit, first_year_earn_percent, source_url, verified_on, confidence, signup_bonus_tiers (id, tier, spend_cents, window_days, points, cash_cents, credits_cents)' as const;

/** Every offer known, past ones included, in pages as the API gives them. */
export function offersQuery() {
  return queryOptions({
    queryKey: ['reference', 'signup-bonuses'],
    queryFn: async ({ signal }): Promise<OfferRow[]> => {
      const offers: OfferRow[] = [];
      for (;;) {
        const { data } = await getSupabaseRest()
          .from('signup_bonuses')
          .select(offerColumns)
          .order('id')
          .range(offers.length, offers.length + pageSize - 1)
          .abortSignal(signal)
          .throwOnError();
        offers.push(...data);
        if (data.length < pageSize) return offers;
      }
    },
    persister: devicePersister,
    meta: {
      live: {
        reads: [{ table: 'signup_bonuses', select: offerColumns, order: [{ column: 'id' }] }],
      },
    },
  });
}
