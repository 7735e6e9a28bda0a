-- Generated from facts/fee_refunds.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.fee_refunds as present (company_id, days_after_posting, notes, source, source_url, verified_on, confidence)
select company_id_row.id, fact.days_after_posting::smallint, fact.notes::text, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('american-express', 30, 'From the closing date of the statement with the fee; later only a change to another card gives a pro-rated refund', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'high'),
('chase', 30, 'From the closing date of the statement with the fee; some report a pro-rated refund on a later downgrade', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'medium'),
('citi', 37, 'From the posting of the fee', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'high'),
('bank-of-america', 30, 'No fixed rule: usually within one statement period, at discretion', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'low'),
('barclays-us', 60, 'From the posting or the closing date of the statement with the fee', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'high'),
('capital-one', 30, 'From the statement date', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'medium'),
('us-bank', 30, 'Refunded by itself when the account is closed within the window', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'medium'),
('wells-fargo', 90, 'From the posting of the fee', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'medium'),
('alliant', 0, 'No refund, not even pro-rated', 'Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)', 'https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/', '2021-09-29', 'medium')
) fact (company_id, days_after_posting, notes, source, source_url, verified_on, confidence)
join public.companies company_id_row on company_id_row.slug = fact.company_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'fee_refunds' and removed.operation = 'DELETE'
    and removed.before ->> 'company_id' is not distinct from (company_id_row.id)::text
)
on conflict on constraint fee_refunds_company_id_key do update
set days_after_posting = excluded.days_after_posting, notes = excluded.notes, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.days_after_posting, present.notes, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.days_after_posting, excluded.notes, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'fee_refunds' and edited.record_id = present.id
  );

reset pointfolio.seeding;
