export const itsAirlinesInTheCatalog =
  'Its airlines in the catalog, those that most points transfer to first.';
export const website = 'Website';
export const airlinesOf = (name: string) => `Airlines of ${name}`;
export const airline = 'Airline';
export const program = 'Program';
export const noneKnown = 'none known';
export const myValue = 'My value';
export const transferIn = 'Transfer in';

export const alliances = 'Alliances';
export const milesFromOneAirlineIn =
  'Miles from one airline in an alliance book seats on all its airlines.';
export const searchAlliances = 'Search alliances';
export const allianceOrAirline = 'Alliance or airline';
export const ofAlliances = (count: number, count2: number) => `${count} of ${count2} alliances`;
export const noAllianceMatches = 'No alliance matches';
export const showAllAlliances = 'Show all alliances';
export const someAirlinesBelongToNone =
  'Some airlines belong to none; find those among the partners.';
export const here = (count: string) => `${count} here`;
export const airlineLower = 'airline';

export const card = 'card';
export const applicationRulesAndMyStanding = 'Application rules and my standing';
export const cards = 'Cards';
export const pointsTheyEarnAtMy = 'Points they earn, at my values';

export const noRuleKnown = 'no rule known';
export const clear = 'Clear';
export const blocking = (count: string) => `${count} blocking`;
export const rule = 'rule';
export const issuer = 'Issuer';
export const iHold = (held: number) => `I hold ${held}`;
export const rules = 'Rules';
export const myStanding = 'My standing';
export const sStanding = (applicantName: string) => `${applicantName}’s standing`;
export const banks = 'Banks';
export const whoIssuesTheCardsThe =
  'Who issues the cards, the rules they accept you by, and where you stand today.';
export const searchBanks = 'Search banks';
export const ofIssuers = (count: number, count2: number) => `${count} of ${count2} issuers`;
export const noIssuerMatches = 'No issuer matches';
export const showAllIssuers = 'Show all issuers';
export const onlyIssuersOfCardsIn =
  'Only issuers of cards in the catalog are listed; all credit unions have a list of their own.';

export const mine = 'Mine';
export const business = 'Business';
export const closedToNew = 'Closed to new';
export const whatIsKnownOf = (name: string) => `what is known of ${name}`;

export const kind = 'Kind';
export const country = 'Country';

export const noApplicationRuleOfThis = 'No application rule of this issuer is known.';
export const theRule = (title: string) => `the rule “${title}”`;

export const alliance = 'Alliance';
export const itsPointsAtMyValues = 'Its points, at my values';
export const noCardInTheCatalog = 'No card in the catalog earns its points directly.';

export const partner = 'Partner';
export const transferInOfInbound = (inbound: number) => ` · ${inbound} transfer in`;
export const partners = 'Partners';
export const airlinesHotelsAndShopsWhose =
  'Airlines, hotels and shops whose points you can earn or move points to.';
export const searchPartners = 'Search partners';
export const partnerAllianceOrProgram = 'Partner, alliance or program';
export const ofPartners = (count: number, count2: number) => `${count} of ${count2} partners`;
export const allKinds = 'All kinds';
export const noPartnerMatches = 'No partner matches';
export const showAllPartners = 'Show all partners';
export const searchByCompanyAllianceOr = 'Search by company, alliance or the name of the program.';

export const aPoint = 'a point';

export const bank = 'Bank';
export const creditUnion = 'Credit union';
export const hotel = 'Hotel';
export const retailer = 'Retailer';
export const network = 'Network';
export const other = 'Other';

export const ofWhichIHold = (held: number) => `, of which I hold ${held}`;

export const manyCards = (cards: number) => `${cards} cards`;
