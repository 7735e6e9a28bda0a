export const isNotAnImage = 'is not an image';

export const theBoardWasNotExported = 'The board was not exported';
export const nothingWasImported = 'Nothing was imported';
export const wasAddedToTheBoard = (name: string) => `“${name}” was added to the board`;
export const moreForThisBoard = 'More for this board';
export const whatIsOnTheBoard = 'What is on the board';
export const exportAsPng = 'Export as PNG';
export const exportAsSvg = 'Export as SVG';
export const exportAsFile = 'Export as file';
export const importAFile = 'Import a file';
export const excalidrawFileToImport = 'Excalidraw file to import';

export const deleted = (name: string) => `“${name}” deleted`;
export const undo = 'Undo';
export const actionsFor = (name: string) => `Actions for ${name}`;
export const copy = (name: string) => `${name} copy`;
export const duplicate = 'Duplicate';
export const deleteWord = 'Delete';

export const whiteboard = 'Whiteboard';
export const thisBoardDoesNotExist = 'This board does not exist';
export const allMyBoards = 'All my boards';
export const itMayHaveBeenDeleted = 'It may have been deleted, here or on another device.';

export const nameOfTheBoard = 'Name of the board';

export const shapesAndTexts = 'Shapes and texts';
export const connections = 'Connections';
export const withoutWords = 'Without words';
export const whatIsOn = (name: string) => `What is on “${name}”`;
export const theBoardIsEmpty = 'The board is empty.';
export const fromTopToBottomLeft = 'From top to bottom, left to right.';

export const open = (name: string) => `Open ${name}`;
export const shared = 'Shared';

export const allBoards = 'All boards';
export const library = 'Library';
export const layOutMyWallet = 'Lay out my wallet';
export const share = 'Share';

export const drawingOf = (name: string) => `Drawing of ${name}`;

export const board = 'Board';
export const newBoard = 'New board';
export const home = 'Home';
export const drawYourCardStrategyCards =
  'Draw your card strategy: cards, categories and transfer paths with their live figures.';
export const youHaveBoardsTheMost = (maxBoards: number) =>
  `You have ${maxBoards} boards, the most there can be. Delete one to make another.`;
export const noBoardsYet = 'No boards yet';
export const aBoardCanLayOut =
  'A board can lay out your wallet for you: which card serves which category, and where the points can go.';
export const myBoards = 'My boards';

export const myCards = 'My cards';
export const allCards = 'All cards';
export const myWallets = 'My wallets';
export const categories = 'Categories';
export const pointSystems = 'Point systems';
export const transferPartners = 'Transfer partners';
export const closeTheLibrary = 'Close the library';
export const show = 'Show';
export const searchTheLibrary = 'Search the library';
export const nothingHereYet = 'Nothing here yet.';
export const nothingMatches = 'Nothing matches.';
export const thingsToAdd = 'Things to add';
export const addToTheBoard = 'Add to the board';
export const theFirstOfSearchTo = (shown: number, count: number) =>
  `The first ${shown} of ${count}; search to find the others.`;

export const deletedElsewhereExportItTo = 'Deleted elsewhere: export it to keep it';

export const saved = 'Saved';
export const saving = 'Saving…';
export const offlineKeptOnThisDevice = 'Offline: kept on this device';

export const shareOfName = (name: string) => `Share “${name}”`;
export const whoeverHasTheLinkSees =
  'Whoever has the link sees the board as it is at that moment, nothing else of yours, and cannot change it. Turning the link off ends it for everyone.';
export const publicLink = 'Public link';
export const link = 'Link';
export const theImageWasNotShared = 'The image was not shared';
export const shareAsAnImage = 'Share as an image';

export const inWords = 'In words';

export const freehandLine = 'freehand line';
export const freehandLines = 'freehand lines';
export const emptyBox = 'empty box';
export const emptyBoxes = 'empty boxes';
export const emptyEllipse = 'empty ellipse';
export const emptyEllipses = 'empty ellipses';
export const emptyDiamond = 'empty diamond';
export const emptyDiamonds = 'empty diamonds';
export const frame = 'Frame';
export const somethingWithoutWords = 'something without words';

export const pxNunito = (fontSize: string) => `${fontSize}px Nunito`;

export const noAnnualFee = 'no annual fee';
export const aYear = (fee: string) => `${fee} a year`;
export const addsAYear = (dollars: string) => `adds ${dollars} a year`;
export const card = 'card';
export const nothingSpent = 'nothing spent';
export const spentAYear = (dollars: string) => `${dollars} spent a year`;
export const earns = (dollars: string) => `earns ${dollars}`;
export const aPoint = (point: string) => `${point} a point`;
export const from = (count: string) => `from ${count}`;
export const program = 'program';

export const theBoardWasNotSaved = 'The board was not saved';
export const theBoardWasNotCopied = 'The board was not copied';
export const theBoardWasNotChanged = 'The board was not changed';
export const theBoardWasNotRemoved = 'The board was not removed';
export const theBoardIsLargerThan =
  'The board is larger than 2 MB. Remove something, or go on in a new board.';
export const yourBoardsFillTheirMb =
  'Your boards fill their 20 MB. Remove something, or a board that you no longer need.';
export const thereIsNoRoomFor =
  'There is no room for more images. Remove some from your boards; a day later their room is free.';
export const onlyPngJpegWebpAnd = 'Only PNG, JPEG, WebP and GIF images of up to 5 MB can be kept.';

export const theFileIsLargerThan = 'The file is larger than 20 MB.';
export const theFileIsDamagedIt = 'The file is damaged: it is not valid JSON.';
export const thisIsNotAnExcalidraw = 'This is not an Excalidraw drawing.';
export const theFileIsDamagedShape = (index: string) =>
  `The file is damaged: shape ${index} cannot be read.`;
export const theFileIsDamagedAn = 'The file is damaged: an image in it cannot be read.';

export const isNotAnElementOf = 'is not an element of a drawing';

export const theImageWasCopied = 'The image was copied';
export const theImageWasSavedTo = 'The image was saved to your downloads';

export const anImageWasTakenOff = 'An image was taken off the board';
