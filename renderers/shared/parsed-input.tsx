import { Input, type InputProps } from 'antd'
import { useTextInput } from './use-text-input.ts'

type SharedInputProps = Pick<
  InputProps,
  | 'id'
  | 'disabled'
  | 'readOnly'
  | 'aria-invalid'
  | 'aria-required'
  | 'aria-describedby'
  | 'placeholder'
  | 'prefix'
  | 'suffix'
>

interface ParsedInputProps extends SharedInputProps {
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Parses the text that the user has entered. Returns undefined for an invalid number. */
  parse: (text: string) => number | undefined
  format: (value: number) => string
  label?: string | undefined
}

/** An input for a number that the user enters as text. */
export function ParsedInput({ value, onChange, parse, format, label, ...inputProps }: ParsedInputProps) {
  const { text, isWrong, type, leave } = useTextInput({ value, onChange, read: parse, write: format })
  const isInvalid = inputProps['aria-invalid'] || isWrong
  return (
    <Input
      {...inputProps}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onPressEnter={leave}
      inputMode="decimal"
      autoComplete="off"
      allowClear
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-label={label}
    />
  )
}
