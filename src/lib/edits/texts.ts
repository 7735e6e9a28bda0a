export const aChangeFromAnEarlier = 'A change from an earlier version was not saved';
