import os from 'node:os'
import type { Locale, LocalizedText } from '../../platform/http/locale.ts'
import { localizedTo } from '../../platform/http/locale.ts'

const started = new Date(Date.now() - process.uptime() * 1_000)

/** Time at which this process started. */
export const startedAt = (): Date => started

/** Name of this process, which is unique even among processes on the same machine. */
export const nodeName = `${os.hostname()} #${process.pid}`

/** Creates a function that formats a time in the business time zone. */
export function createStamp(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: Date): string => format.format(at)
}

/** Row of a table of facts, such as versions and limits: name and value. */
export type Fact = readonly [name: LocalizedText, value: LocalizedText | string | number]

/** Converts facts to texts in the reader's language. */
export const localizeFacts = (facts: readonly Fact[], locale: Locale) =>
  facts.map(([name, value]) => ({
    name: localizedTo(name, locale),
    value: typeof value === 'object' ? localizedTo(value, locale) : String(value),
  }))

const MB = 1_048_576

/** Converts bytes to mebibytes, rounded to one decimal. */
export const toMebibytes = (bytes: number): number => Math.round((bytes / MB) * 10) / 10

/** Rounds milliseconds to one decimal. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** Converts a fraction to ppm, rounded to 0.1 %. */
export const toPpm = (part: number): number => Math.round(part * 1_000) * 1_000
