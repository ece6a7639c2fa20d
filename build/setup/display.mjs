// Whether a window can be opened here at all.

/**
 * What a window of ours depends on.
 * @typedef {object} Surroundings
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot the process runs as the administrator of a Unix
 */

/** @returns {Surroundings} */
export const surroundings = () => ({
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
});

/**
 * Why no window can be opened, as the end of a sentence; null when one can.
 * @param {Surroundings} surroundings
 * @returns {string | null}
 */
export function whyNoWindow({ platform, env, isRoot }) {
  const hasDisplay =
    platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
  if (!hasDisplay) return 'because there is no display here';
  // As root Chromium starts only without its sandbox, and no player is given such a one.
  if (platform === 'linux' && isRoot) return 'because no window is safe to open as root';
  return null;
}
