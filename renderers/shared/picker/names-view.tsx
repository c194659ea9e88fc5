import { useText } from '#runtime'
import type { Translate } from '#runtime/i18n'
import { TextView, Words } from '../field-view.tsx'

/** What stored values are called. */
export interface Names {
  known: ReadonlyMap<string, string>
  /** The server has answered for all of them: what has no name now, nobody knows. */
  isSettled: boolean
}

/** The words for a stored value; one that nobody knows says itself, and that it is unknown. */
export const nameIn = ({ known, isSettled }: Names, value: string, t: Translate): string =>
  known.get(value) ?? (isSettled ? t('{{value}} (unknown)', { value }) : value)

interface NamesViewProps {
  values: readonly string[]
  names: Names
  multiple: boolean
}

/** What was picked, by name. */
export function NamesView({ values, names, multiple }: NamesViewProps) {
  const t = useText()
  const words = values.map((value) => nameIn(names, value, t))
  return multiple ? <Words words={words} /> : <TextView value={words[0]} />
}
