import os from 'node:os'
import type { Locale, LocalizedText } from '../../platform/http/locale.ts'
import { localizedTo } from '../../platform/http/locale.ts'

const started = new Date(Date.now() - process.uptime() * 1_000)

/** Start time of this process. */
export const startedAt = (): Date => started

/** Unique name of this process, also among others of the same machine. */
export const nodeName = `${os.hostname()} #${process.pid}`

/** Creates a formatter of business time. */
export function createStamp(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: Date): string => format.format(at)
}

/** Labeled fact. */
export type Fact = readonly [name: LocalizedText, value: LocalizedText | string | number]

/** Facts in the reader's language. */
export const localizeFacts = (facts: readonly Fact[], locale: Locale) =>
  facts.map(([name, value]) => ({
    name: localizedTo(name, locale),
    value: typeof value === 'object' ? localizedTo(value, locale) : String(value),
  }))

const MB = 1_048_576

/** Bytes as mebibytes, to a tenth. */
export const inMb = (bytes: number): number => Math.round((bytes / MB) * 10) / 10

/** Milliseconds to a tenth. */
export const tenths = (value: number): number => Math.round(value * 10) / 10

/** Fraction in ppm, rounded to 0.1 %. */
export const inPpm = (part: number): number => Math.round(part * 1_000) * 1_000
