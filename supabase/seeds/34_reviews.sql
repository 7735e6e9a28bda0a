-- Generated from facts/reviews.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.reviews as present (slug, title, summary, body, author_name, credit_card_id, published_on, is_published, source, source_url, verified_on, confidence)
select fact.slug::text, fact.title::text, fact.summary::text, fact.body::text, fact.author_name::text, credit_card_id_row.id, fact.published_on::date, fact.is_published::boolean, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('how-category-caps-work', 'How category caps work, and what they cost you', 'The rate on the leaflet ends at a cap. What counts toward it, in which period, together with what: and what that does to 6%.', 'A card that says “6% at supermarkets” rarely means 6% on everything you buy there. Most high rates stop at a **cap**: an amount of spending, within a period, after which the card pays a lower rate. The cap is in the small print, and it decides more than the rate does.

## The four parts of a cap

Every cap answers four questions, and you need all four to know what you will earn.

| Question | Example |
| --- | --- |
| What counts? | US supermarkets only |
| How much? | $6,000 |
| In which period? | a calendar year |
| What comes after? | 1% |

Here is that very card as it stands today:

::card{slug=blue-cash-preferred}

A family that spends $800 a month at supermarkets puts $9,600 a year on it. The first $6,000 earns 6%, which is $360. The remaining $3,600 earns 1%, which is $36. Together that is $396, or 4.1% of $9,600, and not the $576 that 6% of everything would be.

The same year month by month, in 14 seconds and without sound: through July every dollar earns 6%, in August half of them do, and from September on everything earns 1%.

::video[A year of $800 a month under a cap of $6,000]{src=/videos/a-cap-fills-in-a-year.mp4}

:::note[The rate that counts]
What you earn is never the rate on the front of the leaflet. It is the average of the rate below the cap and the rate above it, weighted by *your* spending.
:::

![Line chart of the average rate of 6% up to $6,000 a year and 1% beyond: 6% up to a spending of $6,000, 4.1% at $9,600 and 2.7% at $18,000.](/pictures/average-rate-beyond-a-cap.png)

The further your spending goes beyond the cap, the closer the average comes to the lower rate. To see what a cap makes of your own amount, put it into a cell of a spreadsheet, or run two lines:

::::code-group
```text [Spreadsheet]
=MIN(A1, 6000) * 6%
 + MAX(A1 - 6000, 0) * 1%
```

```python [Python]
spent, cap, rate, after = 9600, 6000, 0.06, 0.01
print(min(spent, cap) * rate + max(spent - cap, 0) * after)
```
::::

Both give $396 for $9,600. Replace the cap and the two rates by those of your card.

## Separate caps and shared caps

Two categories with a cap each are quite different from two categories under one cap.

:::::tabs
::::tab[Separate caps]
The Blue Cash Everyday has three caps of its own: filling one leaves the other two untouched.

::caps{card=blue-cash-everyday}
::::
::::tab[One shared cap]
The Customized Cash counts its 3% and its 2% categories toward one amount each quarter: what groceries use is gone for gas.

::caps{card=bofa-customized-cash}
::::
:::::

Take the shared cap of $2,500 a quarter and a household with $900 of gas (the chosen 3% category) and $2,700 of groceries (2%) in that quarter:

| Part of the spending | Rate | Earned |
| --- | ---: | ---: |
| $900 of gas | 3% | $27 |
| $1,600 of groceries, up to the cap | 2% | $32 |
| $1,100 of groceries, above it | 1% | $11 |
| **$3,600 in the quarter** | | **$70** |

A calculator that looks at each category by itself would promise $27 and $54, eleven dollars more every quarter. It counts the same cap twice. Over a year that is $44 which never arrives.

## The period matters as much as the amount

A cap of $1,500 a quarter and a cap of $6,000 a year are the same amount and not the same cap. If you buy furniture for $4,000 in March, the yearly cap takes all of it; the quarterly one takes $1,500, and the rest of the year cannot make up for it.

The shortest period in wide use is the billing cycle:

::card{slug=citi-custom-cash}

A dining bill of $1,200 in one cycle earns 5% on $500 and 1% on $700: $25 and $7. Three bills of $400, one in each of three cycles, earn 5% on every dollar: $60. The card, the category and the total are the same. Only the calendar differs.

:::tip[Anniversary years]
A few cards count from the month in which you opened them, not from January. Ink Business Cash is one. If you enter the day on which you opened a card, Pointfolio places its caps on the right dates.
:::

## What to do with this

::::steps
### Find the cap before the rate
On each card’s page, the rate and its cap stand in one line. Start with the [cards that earn most at supermarkets](/credit-cards) and read what comes after “up to”.

### Divide your spending by the period
$9,600 a year is $2,400 a quarter and $800 a month. Compare that with the cap, in the cap’s own period.

### Give the rest to another card
What exceeds a cap should go to the card with the best rate on everything. A flat 2% beats a fallback of 1% on every dollar beyond it.
::::

A good set of cards is mostly a good division of spending at the caps. Today these cards return the most at US supermarkets, below their caps:

::best-for{category=us-supermarkets}', 'Editorial team', 'blue-cash-preferred', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high'),
('chase-5-24-explained', '5/24 explained: what counts, what does not, and until when', 'Chase declines people who opened five accounts in 24 months. How to count to the day on which you may apply again.', 'Chase looks at your credit report before it looks at your income. Whoever has opened too many accounts lately is declined, whatever their score. The limit has a name, 5/24, and it decides the order in which most people should apply for cards.

## What it says

::rule{slug=chase-5-24}

The bank does not publish it. It is what applicants have reported for years, so consistently that the catalog keeps it as a firm rule of high confidence.

## What counts and what does not

::::tabs
:::tab[Counts]
- Every personal credit card from **any** issuer, not Chase’s alone.
- Cards that you have closed since: what matters is when the account was opened.
- Cards on which you are an authorised user, because they appear on your report. Applicants report that these can be taken out of the count by asking on the phone.
- The few business cards that report to personal credit bureaus.
:::
:::tab[Does not count]
- Most business cards, because they do not appear on your personal report.
- Applications that were declined, since no account was opened.
- Accounts opened 24 months ago or earlier.
:::
::::

Which side a card is on is a fact like its fee, so each card’s page has a line “Counts toward 5/24”. You will find it under *Fees and terms*, for example on the page of this card:

::card{slug=chase-sapphire-preferred}

:::warning[It applies to business cards too]
Most business cards do not *add* to the count, and yet a Chase business card is refused to somebody who is at five. Getting one does not use up a place; having used the places up blocks it.
:::

## Counting to a date

The rule is about 24 months, so each account leaves the count by itself. What you want to know is when.

Say that you opened cards on these days, and want a Chase card today:

| Account opened | Leaves the count on |
| --- | --- |
| March 15, 2024 | April 1, 2026 |
| August 1, 2024 | September 1, 2026 |
| January 10, 2025 | February 1, 2027 |
| June 30, 2025, closed since | July 1, 2027 |
| February 2, 2026 | March 1, 2028 |

In March 2026 that is five, and an application would be refused. On April 1, 2026, the first day of the 25th month after the oldest account, it is four. That is the day from which an application makes sense. We count to the first of the month because that is the cautious reading of what applicants report.

:::tip
Enter your cards with the day on which you opened them, closed ones included. [Application rules](/app/application-rules) then gives you the date for every issuer and names the accounts that stand in the way.
:::

## It is not the only rule

Being under five is necessary, not sufficient. Chase is also reported to approve no more than two cards in a short while:

::rule{slug=chase-2-30}

And being approved for the card is not the same as being paid its bonus. The two Sapphire cards have had their own rule since January 2026:

::rule{slug=chase-sapphire-lifetime}

## What follows for the order of your cards

::::steps
### Take what is rationed first
If you want several Chase cards, apply for those before cards of issuers that do not count this way.

### Let business cards wait or come first, as it suits you
Most of them leave your count as it is.

### Do not spend a place on a small bonus
A place is taken for two years. A card with a small offer takes exactly as much of it as the best offer of the year.
::::

Other issuers have rules of their own: Citi’s by days, Bank of America’s by months, American Express’s by product and by number of cards. The [list of cards](/credit-cards) leads to each card with the rules that touch it.', 'Editorial team', 'chase-sapphire-preferred', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high'),
('transferable-points-explained', 'Transferable points: one point, several prices', 'When a point is worth more than a cent, which cards unlock transfers, and why a ratio of 1 : 2 can be a bad one.', 'Cash back is a number. A transferable point is a choice: it can become cash, or a mile of one of a dozen airlines, or a hotel’s point. That choice is what makes people value such a point at more than a cent, and it is also where most of the value is lost.

## One point, several prices

The same point is worth different amounts, depending on how you redeem it. These are the estimates that the catalog starts from:

::point-values{systems=chase-ultimate-rewards,amex-membership-rewards,citi-thankyou,capital-one-miles,bilt-rewards}

The gap between the first two columns is the whole argument. If you redeem for cash, a card with a lower rate that pays in cash may beat a card with a higher rate that pays in points, and no amount of points changes that.

:::note[Whose value is it?]
Published valuations are averages of what other people got. Yours depends on where you fly. As a member you set your own value for each system, and every figure follows.
:::

## Who may transfer at all

Several cards earn points that look transferable and are not, until you hold another card of the same bank that unlocks them. Chase is the best-known case: the Freedom cards, Ink Business Cash and Ink Business Unlimited earn points worth a cent each. If you also hold a Sapphire card or Ink Business Preferred, the same points can be moved to partners.

::::tabs
:::tab[Unlocks]
::card{slug=chase-sapphire-preferred}
:::
:::tab[Needs unlocking]
::card{slug=chase-freedom-unlimited}
:::
::::

So a no-fee card may be worth twice as much in one wallet as in another. That is why Pointfolio never values a card alone when you ask about a set of cards.

## Where they can go

::transfers{from=chase-ultimate-rewards}

Ratios are read as *points out : points in*. Most are 1 : 1. The exceptions are where people go wrong.

## A ratio says nothing by itself

What arrives is worth what a point *there* is worth. Using the catalog’s values for travel when this was written:

| Transfer | Ratio | 1 point there | So 1 point here is |
| --- | ---: | ---: | ---: |
| Capital One to Flying Blue | 1 : 1 | 1.3¢ | 1.3¢ |
| Capital One to JetBlue | 5 : 3 | 1.3¢ | 0.78¢ |
| Capital One to I Prefer | 1 : 2 | 0.5¢ | 1.0¢ |
| Capital One to Accor | 2 : 1 | 2.0¢ | 1.0¢ |
| Chase to IHG | 1 : 1 | 0.59¢ | 0.59¢ |

Twice as many points can be worth less than one for one. Sixty thousand Chase points are $600 as cash; the same sixty thousand at IHG are about $354 of hotel nights. Moving them there destroys value unless you have found a stay that is far better than average.

```text [The arithmetic]
value of a point here = ratio × (1 + transfer bonus) × value of a point there
60,000 × 1.0¢  = $600   as cash
60,000 × 0.59¢ = $354   at IHG
60,000 × 1.3¢  = $780   at Flying Blue
```

## Three habits that keep the value

::::steps
### Transfer for a booking, never in advance
A transfer cannot be undone, and programs change their prices without notice. Find the seat first.

### Know the step
Most partners take points in steps of 1,000. The remainder stays behind.

### Wait for a bonus only if you would transfer anyway
The catalog knows past ones from 20% to 70%. The table above shows one only while it runs.
::::

Members see the whole graph, with their own values at the end of each path, under [point systems](/app/point-systems).', 'Editorial team', 'chase-sapphire-preferred', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high'),
('first-year-and-steady-year', 'First year and steady year: two different questions', 'A bonus comes once and a fee every year. Why a card can be the best to open and not the best to keep.', '“Best card” lists mix two different questions. One is: which card should I open? The other is: which card should I still have in three years? The first year has a bonus and sometimes no fee. Every later year has neither.

## The same card, twice

::card{slug=blue-cash-preferred}

::bonus{card=blue-cash-preferred}

When this was written, the offer was $250 after $3,000 of spending within six months, and no fee in the first year. Call what the card earns on your spending in a year *R*. Then:

| Year | Rewards | Bonus | Fee | You keep |
| --- | ---: | ---: | ---: | ---: |
| First | R | $250 | $0 | R + $250 |
| Every later one | R | – | $95 | R − $95 |

The card is the same. The difference between the two years is $345, more than most people earn from the rates themselves.

## The average, and when it turns

A fair comparison names the number of years. Spread over *N* years, the bonus and the fees of this card come to:

| Years held | Bonus and fees, per year |
| ---: | ---: |
| 1 | +$250.00 |
| 2 | +$77.50 |
| 3 | +$20.00 |
| 4 | −$8.75 |
| 5 | −$26.00 |

```text [How the third line comes about]
($250 bonus − $0 − $95 − $95) ÷ 3 years = $60 ÷ 3 = +$20.00
```

For three years the bonus pays the fees. From the fourth year on, the card has to earn its place with its rates alone.

:::caution[Beware of lists that count the bonus every year]
A ranking that adds a sign-up bonus to the yearly value shows you a year that happens once. Ask of every figure: is this the first year, or the steady one?
:::

## What belongs in which year

:::::tabs
::::tab[First year only]
- the sign-up bonus
- a fee that is waived in the first year
- rates that a card pays for its first twelve months
::::
::::tab[Later years only]
- free nights and companion certificates that a card gives from its first anniversary on
- the full annual fee, where the first was waived
::::
::::tab[Every year]
- what the card earns on your spending
- statement credits that you really use
::::
:::::

In the catalog, each benefit says whether the first year is excluded. The engine values a *first year* and a *steady year* separately and lets you switch between them on every screen.

## How to use both numbers

::::steps
### Choose what to open by the first year
Between two cards that you would keep anyway, open the one with the better first year first.

### Choose what to keep by the steady year
When the fee is due again, the bonus is history. The only question is whether the next twelve months are worth the fee.

### Put the date into your calendar
The fee comes on the statement after the anniversary. [Upcoming fees](/app/upcoming-fees) lists them with what the card will earn you until then.
::::

The question of the next article is the second step by itself: [when an annual fee pays for itself](/reviews/when-an-annual-fee-pays-for-itself).', 'Editorial team', 'blue-cash-preferred', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high'),
('when-an-annual-fee-pays-for-itself', 'When an annual fee pays for itself', 'Break-even against the card you would use instead, credits at what you really use, and why the answer depends on how you redeem.', 'An annual fee is a price, and a price is neither high nor low before you know what you get for it. There are only two things to get: rates that are better than those of a free card, and credits that you would have paid for in money.

## Fees against a better rate

The cleanest case is two cards of one family, one free and one not.

:::::tabs
::::tab[With a fee]
::card{slug=blue-cash-preferred}
::::
::::tab[Without]
::card{slug=blue-cash-everyday}
::::
:::::

At US supermarkets one pays 6% and the other 3%, both up to $6,000 a year and 1% beyond. The difference is 3% on at most $6,000. With a fee of $95:

```text [Break-even]
$95 ÷ 3% = $3,166.67 a year at US supermarkets
         = about $264 a month
most it can ever be worth: $6,000 × 3% − $95 = $85
```

Below $264 a month the free card wins at supermarkets. Above $500 a month nothing more is gained, because both are at their cap. Streaming and transit may move the point in favour of one, gas and online shopping in favour of the other; the principle does not change.

:::note
Compare with the card that you would use *instead*, not with nothing. Against a card that earns nothing every fee pays for itself quickly.
:::

## Fees against credits

Expensive cards return a part of their fee as credits. Here is one, with a fee of :fee{card=amex-gold}:

::card{slug=amex-gold}

When this was written, its credits had a face value of $424 a year: $10 a month with Uber, $10 a month at chosen restaurants, $7 a month at Dunkin’, and $50 twice a year with Resy. That is more than the fee, and for most people it is not worth more than the fee, because monthly credits lapse.

| Credit | Face value a year | Share used, as the catalog assumes | Worth |
| --- | ---: | ---: | ---: |
| Uber Cash | $120 | 50% | $60.00 |
| Dining | $120 | 50% | $60.00 |
| Dunkin’ | $84 | 40% | $33.60 |
| Resy | $100 | 80% | $80.00 |
| **Together** | **$424** | | **$233.60** |

Against a fee of $325 that leaves $91.40 to be earned by the rates. How much spending is that? It depends on what a point is worth to you, compared with a free card that pays 2%:

| You redeem for | 4 points are worth | Gain over 2% | Spending that earns $91.40 |
| --- | ---: | ---: | ---: |
| travel, at 2.0¢ | 8.0% | 6.0% | $1,523 a year |
| cash, at 0.6¢ | 2.4% | 0.4% | $22,850 a year |

The same card is an easy decision for one person and a mistake for another, and the only thing that differs is the way they redeem.

:::warning[A credit is not a discount]
If you would not have bought it, a $10 credit that makes you spend $14 costs you $4.
:::

## A test in three questions

::::steps
### What would I use instead?
Take the best free card you have or could have for the same spending.

### Which credits would I have paid for anyway?
Count these at their full value, and all others at nothing. Then count again with honest shares.

### Does the sum of both exceed the fee, without the bonus?
If it does only with the bonus, the card is worth a year and not a place in your wallet. See [first year and steady year](/reviews/first-year-and-steady-year).
::::

If the answer is no, closing is not the only way out: ask whether the issuer lets you change to a card of the same family without a fee. Members can mark each credit with the value it has for them; the fee is then set against that, and not against the leaflet.', 'Editorial team', 'amex-gold', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high'),
('sign-up-bonus-arithmetic', 'The arithmetic of a sign-up bonus', 'What 75,000 points are worth to you, what the spending would have earned elsewhere, and when the clock starts.', 'A sign-up bonus is the best return most people will ever get from a card, and it is quoted in the one unit that hides what it is worth: points. Four small calculations turn it into something that you can compare.

## 1. What it is worth to you

::bonus{card=venture-x}

When this was written, that offer was 75,000 miles for $4,000 within three months. At the catalog’s values, a Capital One mile is worth 1.85¢ for travel and 0.5¢ as cash:

| You redeem for | 75,000 miles are | Less the first fee of $395 |
| --- | ---: | ---: |
| travel | $1,387.50 | +$992.50 |
| cash | $375.00 | −$20.00 |

A bonus that looks like the largest of the year does not pay its own fee for somebody who only wants cash.

::card{slug=venture-x}

## 2. What the spending earns besides

Four thousand dollars of spending would have earned something on another card. What you give up is the **opportunity cost**:

```text [Opportunity cost]
spending × (best rate you give up − rate of this card), and never below zero
```

Say that you would otherwise use a free card with 2% cash back. The miles of this card come at two per dollar. For travel they are worth 3.7% and you give up nothing. As cash they are worth 1%, so you give up 1% of $4,000, which is $40. It is small beside most bonuses, and it is not small beside a $200 one.

:::tip
Supermarket spending on a 6% card is the most expensive spending to move. Meet a requirement with purchases that would earn 1% elsewhere: insurance, a dentist’s bill, utilities.
:::

## 3. What it pays per dollar

Divide what you keep by the spending that is asked for. This is how to compare a small bonus with a large one, when you can only meet one of them:

| Offer, as recorded in mid-2026 | Worth | Spending | Per dollar |
| --- | ---: | ---: | ---: |
| Wells Fargo Active Cash: $200 for $500 | $200 | $500 | 40% |
| Venture X: 75,000 miles for $4,000, for travel | $1,387.50 | $4,000 | 35% |
| Bank of America Customized Cash: $200 for $1,000 | $200 | $1,000 | 20% |
| Citi Custom Cash: $200 for $1,500 | $200 | $1,500 | 13% |
| Venture X, as cash | $375 | $4,000 | 9% |

The best offer per dollar is a small one. If your spending is limited, several small bonuses may be worth more than one large one. If your *applications* are limited, because issuers count them, it is the other way round: see [5/24 explained](/reviews/chase-5-24-explained).

## 4. When the clock runs

::::steps
### The clock starts at approval
Not when the card arrives. A week in the mail is a week less.

### “Three months” and “90 days” differ
From July 10, three months end on October 10 and ninety days on October 8. Take the earlier one unless the offer says which.

### A purchase must post in time
What you buy on the last day posts a day or two later. Finish a week early.

### Refunds, fees and cash do not count
Neither does the annual fee, and a return takes back what the purchase added.
::::

$4,000 within three months is $1,333 a month. If you usually put less than that on cards, the honest value of the bonus includes what you would spend only to reach it, and that is usually where it stops being worth it.

:::note[Keep an eye on it]
The [bonus tracker](/app/bonus-tracker) counts what you have spent, gives the daily pace that is left, and warns before a deadline.
:::', 'Editorial team', 'venture-x', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high'),
('choosing-bonus-categories', 'Choosing bonus categories: three kinds of choice', 'You choose, your spending chooses, or the calendar does. How to get the high rate out of each kind of card.', 'Some of the best rates are not fixed to a category. You choose the category, or the bank does, or your own spending does. The three kinds look alike in an advertisement and want quite different handling.

## Three kinds of choice

:::::tabs
::::tab[You choose]
You pick one or several categories from a list, in advance. If you forget to choose, you earn the base rate.

::card{slug=us-bank-cash-plus}
::::
::::tab[Your spending chooses]
Whatever you spend most on in a billing cycle earns the high rate by itself. There is nothing to choose, and so there is discipline to keep.

::card{slug=citi-custom-cash}
::::
::::tab[The calendar chooses]
The bank announces categories for each quarter, and you activate them.

::card{slug=chase-freedom-flex}
::::
:::::

## Where you choose: multiply, do not guess

People choose the category in which they spend most. What counts is the spending times the *difference* to what the next best card would pay, and at most up to the cap.

Take a household with these bills and a second card that pays 2% on everything. The cap is $2,000 a quarter for both chosen categories together, at 5%:

| Category | Spending a quarter | 5% | 2% elsewhere | Gain |
| --- | ---: | ---: | ---: | ---: |
| Electricity, gas, water | $900 | $45.00 | $18.00 | $27.00 |
| Cell phone | $450 | $22.50 | $9.00 | $13.50 |
| Internet | $240 | $12.00 | $4.80 | $7.20 |
| Streaming | $120 | $6.00 | $2.40 | $3.60 |

Utilities and the cell phone use $1,350 of the $2,000 and gain $40.50 a quarter. Had this household a card that pays 5% on cell phone bills already, the phone’s gain would be nothing, and the internet would be the right second choice although less is spent on it.

::caps{card=us-bank-cash-plus}

:::tip
The most that such a cap can be worth against a 2% card is 3% of $2,000, which is $60 a quarter. If your candidates do not come near $2,000, the choice matters less than remembering to make it.
:::

## Where your spending chooses: one job per card

A card that rewards the largest category of each cycle is best used for one category only. Put $500 of dining on it in a cycle and you earn $25. Add $600 of supermarket spending and the *supermarket* becomes the largest: $500 of it earn 5%, the rest 1%, and the dining drops to 1%.

```text [One cycle, two ways]
dining $500 alone                         $25.00
dining $500 + supermarket $600, one card  $25.00 + $1.00 + $5.00 = $31.00
the same, supermarket on a 2% card        $25.00 + $12.00        = $37.00
```

Holding two such cards, one for each category, is the usual answer; the catalog and your wallet allow the same product twice.

## Where the calendar chooses: the date is the work

::::steps
### Activate on the first day
Chase is reported to count purchases of the whole quarter if you activate by the 14th of its last month; Discover only counts from the day of activation. If you activate early, the difference never matters.

### Spend to the cap, not beyond
The cap is $1,500 a quarter. At 5% that is $75, and the next dollar earns 1%.

### Do not plan with quarters that nobody has announced
The catalog leaves quarters empty until they are announced, and so does the engine: an unknown quarter earns the base rate.
::::

:::warning[Additive or not]
When a quarter’s category overlaps with a permanent one, issuers differ in whether the rates add up. The card pages mark a rate that comes *on top* with a plus sign.
:::

Members choose once under [selectable categories](/app/selectable-categories), with the best choice for their own spending beside it. Without an account, this is where a fixed rate does just as well today for restaurants:

::best-for{category=restaurants}', 'Editorial team', 'citi-custom-cash', '2026-11-21', true, 'own text on the reference data of this catalog', null, '2026-11-21', 'high')
) fact (slug, title, summary, body, author_name, credit_card_id, published_on, is_published, source, source_url, verified_on, confidence)
left join public.credit_cards credit_card_id_row on credit_card_id_row.slug = fact.credit_card_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'reviews' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint reviews_slug_key do update
set title = excluded.title, summary = excluded.summary, body = excluded.body, author_name = excluded.author_name, credit_card_id = excluded.credit_card_id, published_on = excluded.published_on, is_published = excluded.is_published, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.title, present.summary, present.body, present.author_name, present.credit_card_id, present.published_on, present.is_published, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.title, excluded.summary, excluded.body, excluded.author_name, excluded.credit_card_id, excluded.published_on, excluded.is_published, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'reviews' and edited.record_id = present.id
  );

reset pointfolio.seeding;
