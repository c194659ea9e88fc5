import type { Reading } from '#runtime'

/** The call that gives the pages there are. */
export const menuPages = (): Reading => ({ op: 'permission.pages', args: {} })
