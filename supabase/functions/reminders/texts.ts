/** Texts of mails and pushes, in addition to the descriptions of due items in `src/domain`. */
export const remindersArriveHere = 'Your reminders arrive here';
export const askedForThisMail =
  'You asked for this e-mail to see whether reminders reach you. They do.';
export const askedForThisPush = 'You asked for this one to see whether they reach you.';
export const changeWhatWeTell = 'Change what we tell you about';
export const stopTheseMails = 'Stop these e-mails';
export const orStopTheseMails = 'stop these e-mails';
export const or = 'or';

/** Names the first day, so that readers who see only the title know how much time is left. */
export const thingsAreDue = (count: number, firstDay: string) =>
  count === 1
    ? `1 thing is due, on ${firstDay}`
    : `${count} things are due, the first on ${firstDay}`;

const rhythms = { weekly: 'every week', monthly: 'every month' } as const;
export const whyYouGetThisMail = (rhythm: keyof typeof rhythms) =>
  `You get this e-mail ${rhythms[rhythm]} because you turned e-mails on.`;
