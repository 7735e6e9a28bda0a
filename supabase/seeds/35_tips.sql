-- Generated from facts/tips.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'tips', 'tips',
  array['slug', 'title', 'body', 'link_path', 'position', 'is_published', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{}',
  '[
["count-to-five", "Chase counts to five", "Chase usually declines a new card when you have opened five or more personal cards with any issuer in the last 24 months. Take the Chase cards you want first.", "/app/application-rules", 1, true, "own compilation of several publications", null, null, "high"],
["two-caps-on-amex-gold", "Two separate caps on the Amex Gold", "Four points per dollar stop at $50,000 a year in restaurants and at $25,000 a year in US supermarkets. The two caps do not share: filling one leaves the other untouched.", "/app/my-annual-spending", 2, true, "own compilation of several publications", null, null, "high"],
["activate-every-quarter", "Activate rotating categories every quarter", "Freedom Flex and Discover it pay 5% on up to $1,500 a quarter, and only after activation. Above the cap, and without activation, they earn 1%.", "/app/selectable-categories", 3, true, "own compilation of several publications", null, null, "high"],
["one-category-a-cycle", "Custom Cash wants one category", "It pays 5% on the first $500 of each billing cycle in your single top category. Keep one category on it, and every other purchase elsewhere.", "/app/best-card", 4, true, "own compilation of several publications", null, null, "high"],
["shared-cap-of-customized-cash", "A choice that shares its cap", "The 3% choice and the 2% groceries and wholesale clubs of Customized Cash share one cap of $2,500 a quarter. You may change the choice once a calendar month.", "/app/selectable-categories", 5, true, "own compilation of several publications", null, null, "high"],
["unlock-your-points", "A fee card can unlock the points of no-fee cards", "Points from Freedom and Ink Cash cards become transferable while you also hold a Sapphire or an Ink Preferred. Cancelling that card takes the ability away.", "/app/point-systems", 6, true, "own compilation of several publications", null, null, "high"],
["transfers-are-final", "Transfers go one way", "Points sent to an airline or hotel cannot come back. Find the award first, then transfer only what it needs, in the increments the program asks for.", "/app/partners", 7, true, "own compilation of several publications", null, null, "high"],
["promotions-have-an-end", "Transfer bonuses end", "A transfer bonus counts only between its first and last day. It is never a reason to transfer without a use for the miles.", "/app/partners", 8, true, "own compilation of several publications", null, null, "high"],
["deadline-runs-from-approval", "The bonus clock runs from approval", "The time for a sign-up bonus usually starts at approval, not when the card arrives, and purchases must post by the deadline. Fees and refunds do not count.", "/app/bonus-tracker", 9, true, "own compilation of several publications", null, null, "high"],
["once-per-lifetime", "Some bonuses come once", "American Express gives the bonus of a product once per lifetime, so wait for a high offer before you take it.", "/app/signup-bonuses", 10, true, "own compilation of several publications", null, null, "high"],
["calendar-or-cardmember-year", "Calendar year or cardmember year", "Credits renew monthly, quarterly, half-yearly, by calendar year or on your anniversary, and unused amounts do not carry over. Check which year a credit follows.", "/app/my-benefits", 11, true, "own compilation of several publications", null, null, "high"],
["foreign-fee-beats-the-rate", "A foreign fee can eat the reward", "A 3% foreign transaction fee is more than most cards earn. Abroad, take a card without that fee even if its rate looks lower.", "/app/card-comparison", 12, true, "own compilation of several publications", null, null, "high"]
]'
);
