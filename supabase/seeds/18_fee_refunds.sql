-- Generated from facts/fee_refunds.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'fee_refunds', 'fee_refunds',
  array['company_id', 'days_after_posting', 'notes', 'source', 'source_url', 'verified_on', 'confidence'],
  array['company_id'],
  '{"company_id":"companies"}',
  '[
["american-express", 30, "From the closing date of the statement with the fee; later only a change to another card gives a pro-rated refund", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["chase", 30, "From the closing date of the statement with the fee; some report a pro-rated refund on a later downgrade", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["citi", 37, "From the posting of the fee", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["bank-of-america", 30, "No fixed rule: usually within one statement period, at discretion", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "low"],
["barclays-us", 60, "From the posting or the closing date of the statement with the fee", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["capital-one", 30, "From the statement date", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["us-bank", 30, "Refunded by itself when the account is closed within the window", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["wells-fargo", 90, "From the posting of the fee", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"],
["alliant", 0, "No refund, not even pro-rated", "Doctor of Credit, annual fee refund rules; Miles to Memories (2021); Lifehacker copy (2021)", "https://www.doctorofcredit.com/annual-fee-refund-rules-for-each-card-issuer/", "2021-09-29", "medium"]
]'
);
