import { useText } from '#runtime'
import { TextView, Words } from '../field-view.tsx'
import { type Names, nameIn } from './names.ts'

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
