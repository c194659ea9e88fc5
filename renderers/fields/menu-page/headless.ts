import type { OperationCall } from '#runtime'

/** The call that lists the pages. */
export const menuPages = (): OperationCall => ({ op: 'permission.pages', args: {} })
