import type { OperationCall } from '#runtime'

/** The call that gives the pages there are. */
export const menuPages = (): OperationCall => ({ op: 'permission.pages', args: {} })
