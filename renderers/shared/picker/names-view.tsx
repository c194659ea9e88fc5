import { useText } from '#runtime'
import type { Translate } from '#runtime/i18n'
import { TextView, Words } from '../field-view.tsx'

/** Names of stored values. */
export interface ValueNames {
  known: ReadonlyMap<string, string>
  /** The server has answered for all values, so one without a name is unknown. */
  isSettled: boolean
}

/** Label of a stored value. An unknown value is shown with a note. */
export const labelOf = ({ known, isSettled }: ValueNames, value: string, t: Translate): string =>
  known.get(value) ?? (isSettled ? t('{{value}} (unknown)', { value }) : value)

interface NamesViewProps {
  values: readonly string[]
  names: ValueNames
  multiple: boolean
}

/** Names of the selected values. */
export function NamesView({ values, names, multiple }: NamesViewProps) {
  const t = useText()
  const words = values.map((value) => labelOf(names, value, t))
  return multiple ? <Words words={words} /> : <TextView value={words[0]} />
}
