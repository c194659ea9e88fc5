import { useState } from 'react'

interface TypedArgs<Value> {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  /** Parses the text that the user has entered. Returns undefined for an invalid text. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/**
 * State of a value that the user enters as text. The text is formatted on blur, not while the user types. An
 * invalid text stays visible, and sets the value to NaN, which fails the validation of every form.
 */
export function useTextInput<Value>({ value, onChange, read, write }: TypedArgs<Value>) {
  const [typed, setTyped] = useState<string>()
  const isWrong = Number.isNaN(value)
  const written = value === undefined || value === null || isWrong ? '' : write(value)
  // True if the form was reset while the input contained an invalid text. This text is then dropped.
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
