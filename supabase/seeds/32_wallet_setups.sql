-- Generated from facts/wallet_setups.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'wallet_setups', 'wallet_setups',
  array['slug', 'name', 'idea', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{}',
  '[
["chase-trifecta", "Chase trifecta", "Pool rotating, dining and flat-rate earnings and make them transferable with one fee card.", "own compilation of several publications", null, null, "medium"],
["chase-quadfecta", "Chase quadfecta with Ink", "Adds five points on office supply, internet and phone to a premium Sapphire core.", "own compilation of several publications", null, null, "medium"],
["chase-ink-duo", "Ink duo", "Small business pair: broad 3x categories plus a flat 1.5x, all transferable.", "own compilation of several publications", null, null, "medium"],
["amex-trifecta", "Amex trifecta", "Flights, restaurants with supermarkets, and 2x on the rest up to the yearly cap.", "own compilation of several publications", null, null, "medium"],
["amex-gold-duo", "Amex Gold and Blue Business Plus", "Food at 4x and 2x elsewhere with a single annual fee.", "own", null, null, "medium"],
["citi-trifecta", "Citi trifecta", "3x categories, one 5x category per cycle and 2x on everything else, fully transferable.", "own compilation of several publications", null, null, "medium"],
["citi-elite-trifecta", "Citi Elite trifecta", "Premium variant with lounge access and higher portal rates.", "AwardWallet", "https://awardwallet.com/blog/?p=83806", null, "medium"],
["capital-one-duo", "Capital One duo", "2x everywhere plus 3x on food and entertainment, convertible to miles.", "own compilation of several publications", null, null, "medium"],
["capital-one-low-fee", "Capital One low-fee duo", "Same idea as the premium duo with a lower annual fee.", "own", null, null, "medium"],
["bofa-rewards-stack", "BofA Rewards stack", "Works best with a relationship tier that multiplies every rate.", "own compilation of several publications", null, null, "medium"],
["bofa-five-customized", "BofA Customized and Unlimited", "One selected category up to the quarterly cap and a flat rate for the rest.", "own", null, null, "medium"],
["wells-fargo-duo", "Wells Fargo duo", "Travel and dining bonus rates plus a flat 2 percent.", "own", null, null, "medium"],
["bilt-renter", "Renter setup", "Points for housing payments with a simple flat-rate partner card.", "own", null, null, "low"],
["simple-two-percent", "Simple 2 percent", "One card, one rate, nothing to track.", "own compilation of several publications", null, null, "medium"],
["simple-two-percent-wf", "Simple 2 percent with phone cover", "One flat-rate card that also insures the phone bill payer''s phone.", "own", null, null, "medium"],
["no-fee-cash-back", "No-fee cash back trio", "Groceries, gas and online at 3, two picked bills at 5 and 2 on the rest.", "own", null, null, "medium"],
["family-groceries", "Family groceries", "High supermarket and streaming rates, club gas, and a flat rate for the rest.", "own", null, null, "medium"],
["rotating-hunter", "Rotating category hunter", "Four no-fee cards covering changing and selected 5 percent categories.", "own", null, null, "medium"],
["delta-flyer", "Delta flyer", "Companion ticket and bags with the airline card, food spend at 4x.", "own", null, null, "medium"],
["marriott-stay", "Marriott stays", "Hotel status and a free night plus transferable points for the rest.", "own", null, null, "medium"]
]'
);
