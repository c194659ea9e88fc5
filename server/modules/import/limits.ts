/** The most megabytes of one file that somebody brings. */
export const MAX_MEGABYTES = 5
