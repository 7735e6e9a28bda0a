export const noCardInTheCatalog = 'No card in the catalog has it today.';
export const cardsThatGive = (name: string) => `Cards that give ${name}`;
export const card = 'Card';
export const mine = 'Mine';
export const whatGives = (name: string) => `what ${name} gives`;
export const gives = 'Gives';
export const faceValueAYear = 'Face value a year';
export const checked = 'Checked';

export const benefit = 'Benefit';
export const kind = 'Kind';
export const cards = 'Cards';
export const upToAYear = 'Up to, a year';
export const benefits = 'Benefits';
export const creditsLoungesStatusAndProtections =
  'Credits, lounges, status and protections, and which cards give them.';
export const searchBenefits = 'Search benefits';
export const benefitOrCard = 'Benefit or card';
export const ofBenefits = (count: number, count2: number) => `${count} of ${count2} benefits`;
export const allKinds = 'All kinds';
export const ofMyCards = 'Of my cards';
export const noBenefitMatches = 'No benefit matches';
export const showAllBenefits = 'Show all benefits';
export const theCardsYouHoldGive =
  'The cards you hold give none of these. Look at all benefits to see who does.';
export const searchByBenefitOrBy = 'Search by benefit or by the card that gives it.';

export const points = (points: string) => `${points} points`;
export const noFaceValue = 'no face value';

export const everyHalfYear = 'every half year';
export const everyFourYears = 'every four years';
