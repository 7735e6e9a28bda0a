export const pictureRemoved = 'Picture removed';
export const undo = 'Undo';
export const addAPicture = 'Add a picture';
export const changePicture = 'Change picture';
export const remove = 'Remove';

export const chooseAPngJpegWebp = 'Choose a PNG, JPEG, WebP, AVIF or GIF picture.';
export const thePictureIsLargerThan = 'The picture is larger than 20 MB.';
export const thisPictureCannotBeOpened = 'This picture cannot be opened.';

export const thePictureWasNotChanged = 'The picture was not changed';
