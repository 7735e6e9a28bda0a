// Shows the current step: on one line of a terminal, line by line elsewhere.

/** @param {string} step */
export function showProgress(step) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K  ${step}`);
  else console.log(`  ${step}`);
}

export function endProgress() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
}
