import type { Translate } from '#runtime/i18n'

/** What stored values are called. */
export interface Names {
  known: ReadonlyMap<string, string>
  /** The server has answered for all of them: what has no name now, nobody knows. */
  isSettled: boolean
}

/** The words for a stored value; one that nobody knows says itself, and that it is unknown. */
export const nameIn = ({ known, isSettled }: Names, value: string, t: Translate): string =>
  known.get(value) ?? (isSettled ? t('{{value}} (unknown)', { value }) : value)
