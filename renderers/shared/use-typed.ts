import { useState } from 'react'

interface TypedArgs<Value> {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  /** Undefined where the text can't be read. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/**
 * A value typed as text: kept as typed while it is being typed, written out properly on leaving. What can't be read
 * stays as it was typed and gives NaN, which no form lets through: nothing else is saved than what is seen.
 */
export function useTyped<Value>({ value, onChange, read, write }: TypedArgs<Value>) {
  const [typed, setTyped] = useState<string>()
  const isWrong = Number.isNaN(value)
  const written = value === undefined || value === null || isWrong ? '' : write(value)
  // The form may have been emptied while a text that can't be read stood here.
  const isStale = typed !== undefined && typed.trim() !== '' && read(typed) === undefined && !isWrong
  const type = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? undefined : (read(text) ?? (Number.NaN as Value)))
  }
  return {
    text: isStale ? written : (typed ?? written),
    isWrong,
    type,
    leave: () => setTyped(isWrong ? typed : undefined),
  }
}
