// How a window gets its way to the host: the desktop shell hands the page one port, and these names are agreed on.

/** What the shell announces itself by in the page, before any of the page's scripts run. */
export const SHELL_ANNOUNCEMENT = 'parlorShell';

/** The message that brings the page its port; the words over it are the protocol's messages as JSON text. */
export const PORT_GREETING = 'parlor-port';
