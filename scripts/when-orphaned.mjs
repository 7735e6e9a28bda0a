// A signal to `npm` reaches the shell that runs its scripts, but not the shell's children.

const checkEveryMs = 300;

/**
 * Calls back when npm, under which this script runs, is gone. A script that npm did not start has no such parent.
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
