import { useState } from 'react'

interface TypedArgs<Value> {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  /** Parses the entered text. Returns undefined for an invalid text. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/**
 * State of a value that is entered as text. The text is formatted on blur, not while typing. An invalid text
 * stays visible, and its value is NaN, which fails the validation of every form.
 */
export function useTextInput<Value>({ value, onChange, read, write }: TypedArgs<Value>) {
  const [typed, setTyped] = useState<string>()
  const isWrong = Number.isNaN(value)
  const written = value === undefined || value === null || isWrong ? '' : write(value)
  // The form may have been reset while the text was invalid.
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
