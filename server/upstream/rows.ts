import { isRecord } from '#schemas/values'

/** A record of a JeecgBoot server. */
export type Row = Record<string, unknown>

/** The records of an array. */
export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The records of a page. */
export const recordsIn = (page: unknown): Row[] => rowsIn(isRecord(page) ? page.records : undefined)
