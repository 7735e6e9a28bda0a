export const addAPerson = 'Add a person';
export const enterANameSuchAs = 'Enter a name, such as Alex.';
export const name = 'Name';
export const whoItIs = 'Who it is';
export const add = 'Add';

export const whoApplies = 'Who applies';
export const me = 'Me';

export const people = 'People';
export const thatsAllYouCanKeep = 'That’s all: you can keep eight.';

export const card = 'card';
export const ofPoints = (count: string) => `${count} of points`;
export const balance = 'balance';
export const removed = (name: string) => `${name} removed`;
export const undo = 'Undo';
export const noCardsYet = 'no cards yet';
export const rename = 'Rename';
export const remove = 'Remove';
export const stillHasGiveThemTo = (name: string, belongings: string) =>
  `${name} still has ${belongings}: give them to somebody else or remove them first, in`;
export const myCards = 'My cards';
export const and = ' and ';
export const myPoints = 'My points';
export const theyDontBecomeYoursBy =
  '. They don’t become yours by themselves, since issuers would then count them for you.';
export const person = 'person';
export const whateverYouCallThem = 'Whatever you call them.';

export const theyWereNotAdded = 'They were not added';
export const theyWereNotChanged = 'They were not changed';
export const theyWereNotRemoved = 'They were not removed';

export const aPerson = 'A person';
export const myBusiness = 'My business';
