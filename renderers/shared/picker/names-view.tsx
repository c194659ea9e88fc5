import { useText } from '#runtime'
import type { Translate } from '#runtime/i18n'
import { TextList, TextView } from '../field-view.tsx'

/** Names of stored values. Some names may not be loaded yet. */
export interface ValueNames {
  known: ReadonlyMap<string, string>
  /** True after the server has answered for all values. A value that still has no name is then unknown. */
  isSettled: boolean
}

/** Returns the label of a stored value. The label of an unknown value contains a note. */
export const labelOf = ({ known, isSettled }: ValueNames, value: string, t: Translate): string =>
  known.get(value) ?? (isSettled ? t('{{value}} (unknown)', { value }) : value)

interface NamesViewProps {
  values: readonly string[]
  names: ValueNames
  multiple: boolean
}

/** Read-only view of a picker, with the names of the selected values. */
export function NamesView({ values, names, multiple }: NamesViewProps) {
  const t = useText()
  const labels = values.map((value) => labelOf(names, value, t))
  return multiple ? <TextList texts={labels} /> : <TextView value={labels[0]} />
}
