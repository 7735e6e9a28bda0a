/** What mails and pushes say, besides what `src/domain` says of what is due. */
export const remindersArriveHere = 'Your reminders arrive here';
export const askedForThisMail =
  'You asked for this e-mail to see whether reminders reach you. They do.';
export const askedForThisPush = 'You asked for this one to see whether they reach you.';
export const changeWhatWeTell = 'Change what we tell you about';
export const stopTheseMails = 'Stop these e-mails';
export const orStopTheseMails = 'stop these e-mails';
export const or = 'or';

/** Says when it begins, so that whoever reads no more than this knows how much time there is. */
export const thingsAreDue = (count: number, firstDay: string) =>
  count === 1
    ? `1 thing is due, on ${firstDay}`
    : `${count} things are due, the first on ${firstDay}`;

const rhythms = { weekly: 'every week', monthly: 'every month' } as const;
export const whyYouGetThisMail = (rhythm: keyof typeof rhythms) =>
  `You get this e-mail ${rhythms[rhythm]} because you turned e-mails on.`;
