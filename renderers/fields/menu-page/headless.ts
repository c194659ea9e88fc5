import type { OperationCall } from '#runtime'

/** The call of the operation that lists the pages. */
export const menuPages = (): OperationCall => ({ op: 'permission.pages', args: {} })
