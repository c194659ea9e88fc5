import { readIdCard, readLicenceNo, readMobileNumber } from '#schemas/numbers'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { messages } from './errors.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** True if a text is an existing calendar day, `YYYY-MM-DD`. `2026-02-30` isn't. */
export function isCalendarDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = DAY.exec(text)?.map(Number) ?? []
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Creates a reader that validates form values and collects the first error of each field. */
export function createFields(values: Readonly<Record<string, unknown>>) {
  const errors: Record<string, LocalizedText> = Object.create(null)
  const addError = (name: string, what: LocalizedText): void => {
    errors[name] ??= what
  }
  const typed = (name: string): string => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  /**
   * Reads a required text. If the text is missing, adds an error and returns an empty text, so that the
   * validation continues.
   */
  const text = (name: string): string => {
    const value = typed(name)
    if (value === '') addError(name, messages.required)
    return value
  }
  const read = (
    name: string,
    reader: (value: string) => string | undefined,
    wrong: LocalizedText,
  ): string => {
    const value = text(name)
    const known = value === '' ? undefined : reader(value)
    if (known === undefined && value !== '') addError(name, wrong)
    return known ?? ''
  }

  return {
    addError,
    text,
    read,
    optional: (name: string): string | null => typed(name) || null,
    matching: (name: string, pattern: RegExp, wrong: LocalizedText): string =>
      read(name, (value) => (pattern.test(value) ? value : undefined), wrong),
    oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice {
      const value = text(name)
      const known = choices.find((choice) => choice === value)
      if (known === undefined && value !== '') addError(name, messages.notThere)
      return known ?? (choices[0] as Choice)
    },
    mobile: (name: string): string => read(name, readMobileNumber, messages.mobile),
    idCard: (name: string): string => read(name, readIdCard, messages.idCard),
    licenceNo: (name: string): string => read(name, readLicenceNo, messages.licence),
    day: (name: string): string =>
      read(name, (value) => (isCalendarDay(value) ? value : undefined), messages.day),
    found: (): Record<string, LocalizedText> => errors,
  }
}

export type Fields = ReturnType<typeof createFields>
