-- Generated from facts/videos.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'videos', 'videos',
  array['slug', 'title', 'description', 'transcript', 'provider', 'provider_video_id', 'duration_seconds', 'published_on', 'position', 'is_published', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{}',
  '[
["a-cap-fills-in-a-year", "A year of $800 a month under a cap of $6,000", "A card pays 6% at supermarkets on up to $6,000 a year and 1% beyond. Watch the cap fill month by month.", "The card pays 6% on the first $6,000 of the year at supermarkets, then 1%. The household spends $800 there each month. January to July: every dollar earns 6%; $5,600 have earned $336. In August the cap is reached: $400 earn 6% and $400 earn 1%. From September to December every dollar earns 1%. At the end of the year $9,600 have earned $396: 4.1% on average, not 6%.", "own", "a-cap-fills-in-a-year", 14, "2026-11-21", 1, true, "own text on the reference data of this catalog", null, null, "high"]
]'
);
