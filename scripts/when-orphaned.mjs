// A signal to `npm` reaches the shell that runs its scripts, but not the shell's children.

const checkEveryMs = 300;

/**
 * Calls back when the npm process that runs this script is gone. Does nothing if npm did not start the script.
 * @param {() => void} callback
 */
export function whenOrphaned(callback) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    callback();
  }, checkEveryMs);
  timer.unref();
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
