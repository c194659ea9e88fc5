import { Input } from 'antd'
import { useState } from 'react'

interface ParsedInputProps {
  id?: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Undefined where the text is no such number. */
  parse: (text: string) => number | undefined
  format: (value: number) => string
  disabled: boolean
  invalid: boolean
  describedBy?: string | undefined
  label?: string | undefined
  placeholder?: string | undefined
  prefix?: string
  suffix?: string | undefined
}

/**
 * A number typed as text: kept as typed while it is being typed, written out properly on leaving. What can't be read
 * stays as it was typed and gives NaN, which no form lets through: nothing else is searched or saved than what is seen.
 */
export function ParsedInput({ value, onChange, parse, format, ...look }: ParsedInputProps) {
  const [typed, setTyped] = useState<string>()
  const isUnreadable = (text: string) => text.trim() !== '' && parse(text) === undefined
  const unreadable = Number.isNaN(value)
  const written = value === undefined || unreadable ? '' : format(value)
  // The form may have been emptied while a text that can't be read stood here.
  const isStale = typed !== undefined && isUnreadable(typed) && !unreadable
  const type = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? undefined : (parse(text) ?? Number.NaN))
  }
  const leave = () => setTyped(unreadable ? typed : undefined)
  return (
    <Input
      id={look.id}
      value={isStale ? written : (typed ?? written)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onPressEnter={leave}
      inputMode="decimal"
      autoComplete="off"
      allowClear
      disabled={look.disabled}
      status={look.invalid || unreadable ? 'error' : ''}
      aria-invalid={look.invalid || unreadable}
      aria-describedby={look.describedBy}
      aria-label={look.label}
      placeholder={look.placeholder}
      prefix={look.prefix}
      suffix={look.suffix}
    />
  )
}
