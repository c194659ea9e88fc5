import type { ReactNode } from 'react'
import { useText } from '#runtime'
import { asText } from './as-text.ts'
import { DictTag } from './dict-tag.tsx'
import { emptyValue } from './empty-value.tsx'
import css from './field-view.module.css'

/** Shows a stored value as text, or a dash if it is empty. */
export const TextView = ({ value }: { value: unknown }): ReactNode => asText(value) ?? emptyValue

/** Shows a text with its line breaks. */
export function LongTextView({ value }: { value: unknown }) {
  const text = asText(value)
  return text === undefined ? emptyValue : <div className={css.text}>{text}</div>
}

interface NumberViewProps {
  value: unknown
  format: (value: number) => string
}

/** Shows a number in its format. Shows any other value as text. */
export const NumberView = ({ value, format }: NumberViewProps) =>
  typeof value === 'number' && Number.isFinite(value) ? (
    format(value)
  ) : (
    <TextView value={Number.isNaN(value) ? undefined : value} />
  )

interface YesNoViewProps {
  value: unknown
  /** Text that the page sets for true. `no` is the text that the page sets for false. */
  yes?: string | undefined
  no?: string | undefined
}

/** Shows a boolean as the text *Yes* or *No*. Shows a value of another type as text. */
export function YesNoView({ value, yes, no }: YesNoViewProps) {
  const t = useText()
  if (typeof value !== 'boolean') return <TextView value={value} />
  return value ? t(yes ?? 'Yes') : t(no ?? 'No')
}

/** Shows a list of texts, each in an element of its own. */
export function TextList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return emptyValue
  return (
    <span className={css.words}>
      {[...new Set(texts)].map((word) => (
        <DictTag text={word} color={undefined} key={word} />
      ))}
    </span>
  )
}
