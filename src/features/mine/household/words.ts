import type { ShareKind } from './schema.ts';

export const shareWords: Readonly<Record<ShareKind, { name: string; seen: string }>> = {
  cards: {
    name: 'Cards',
    seen: 'They see your cards: your names for them, the options you chose, when each was applied for, opened, changed and closed, its fee and status, and whose it is. They also see them when they look for the best card to pay with. Never your notes.',
  },
  benefits: {
    name: 'Benefits and bonuses',
    seen: 'They see what’s left of each benefit of your cards, what’s left to spend for each bonus, until when and when it came, with the day and amount of purchases that count for these. Never shops, your notes or your other purchases.',
  },
  plan: {
    name: 'Plan',
    seen: 'They see the steps of the plans you save among their dates, with each step’s owner and month.',
  },
  points: {
    name: 'Points',
    seen: 'They see how many points you have in each program, whose they are, when you entered them and when they expire.',
  },
  spending: {
    name: 'Spending',
    seen: 'They see what you spend in a year on each category, as in the spending you’ve selected. Never its name, your other ones or single purchases.',
  },
};
