/** Where an issuer's pages say the figures of their card. Groups of a pattern are the figures; `none` is zero. */
export type Issuer = {
  readonly hosts: readonly string[];
  readonly annualFee: readonly RegExp[];
  readonly foreignFee: readonly RegExp[];
  readonly offer: readonly RegExp[];
};

/** A whole amount that is no introductory one. */
const FEE = String.raw`\$ ?(?<dollars>\d[\d,]*)(?![\d,]|\.\d| ?intro)`;
/** A fee that is waived at first counts from its second year. */
const LATER_FEE = String.raw`(?:\$ ?0 intro[^$.]{0,60}, ?then )?${FEE}`;
/** Not from within a number: that would read a long one again from each of its digits. */
const POINTS = String.raw`(?<points>(?<![\d,])\d[\d,]{3,})`;
const CASH = String.raw`\$ ?(?<cash>\d[\d,]*)`;
const SPEND = String.raw`\$ ?(?<spend>\d[\d,]*)`;
const WINDOW = String.raw`(?:in|within) (?:the |your )?(?:first )?(?<count>\d+) (?<unit>months|days)`;
const FOREIGN = String.raw`(?:(?<none>none)|(?<percent>\d+(?:\.\d+)?)% of )`;

const text = (source: string) => new RegExp(source, 'gi');

/**
 * Every figure is taken with its label or in the whole sentence of its offer, never from a slogan: a menu that says “no
 * foreign transaction fees” does so on the page of every card.
 */
export const ISSUERS: readonly Issuer[] = [
  {
    hosts: ['creditcards.chase.com', 'www.chase.com'],
    annualFee: [text(`annual fee:? ${LATER_FEE}`)],
    foreignFee: [
      text(`foreign transactions:? ${FOREIGN}`),
      text('you will pay (?<none>no) foreign transaction fees when you use your card'),
    ],
    offer: [
      text(
        String.raw`earn (?:a )?(?:${POINTS} (?:bonus )?(?:points|miles|avios)|${CASH} (?:bonus|cash back)) after you spend ${SPEND} (?:in|on) purchases ${WINDOW}`,
      ),
    ],
  },
  {
    hosts: ['www.americanexpress.com'],
    annualFee: [text(`(?:${LATER_FEE}) annual fee`), text(`annual fee:? ${LATER_FEE}`)],
    foreignFee: [text(`foreign transaction fee:? ${FOREIGN}`)],
    offer: [
      text(
        String.raw`earn (?:${POINTS} (?:[a-z]+ ){0,4}?(?:points|miles)|(?:a )?${CASH} (?:statement credit|cash back)) after you spend ${SPEND} (?:in|on) (?:eligible )?purchases (?:on|with) (?:your|the) (?:new )?card ${WINDOW}`,
      ),
    ],
  },
  {
    hosts: ['www.citi.com'],
    annualFee: [text(`annual fee:? ${LATER_FEE}`), text(`${FEE} annual fee`)],
    foreignFee: [text(`foreign (?:purchase )?transaction fees?:? ${FOREIGN}`)],
    offer: [
      text(
        String.raw`earn (?:${POINTS} (?:[a-z]+ ){0,3}?(?:points|miles)|${CASH} cash back(?: bonus)?) after (?:you spend |spending )?${SPEND} (?:(?:in|on) purchases )?${WINDOW}`,
      ),
    ],
  },
  {
    hosts: ['www.capitalone.com'],
    annualFee: [text(`annual fee:? ${LATER_FEE}`), text(`${FEE} annual fee`)],
    foreignFee: [text(`foreign transaction fees?:? ${FOREIGN}`)],
    offer: [
      text(
        String.raw`earn (?:${POINTS} bonus miles|(?:a )?(?:one-time )?${CASH} (?:as a one-time )?cash bonus) (?:once|when) you spend ${SPEND} (?:on purchases )?${WINDOW}`,
      ),
    ],
  },
  {
    hosts: ['www.bankofamerica.com'],
    annualFee: [text(`annual fee:? (?:(?<none>none)|${LATER_FEE})`)],
    foreignFee: [text(`foreign transaction fees?:? ${FOREIGN}`)],
    offer: [
      text(
        String.raw`(?:${POINTS} (?:online )?bonus points|${CASH} (?:online )?cash rewards bonus) after (?:you make|making) at least ${SPEND} in purchases ${WINDOW}`,
      ),
    ],
  },
];

export const HOSTS: readonly string[] = ISSUERS.flatMap(({ hosts }) => hosts);

export const findIssuer = (host: string): Issuer | undefined =>
  ISSUERS.find(({ hosts }) => hosts.includes(host));
