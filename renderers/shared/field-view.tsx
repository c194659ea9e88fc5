import type { ReactNode } from 'react'
import { useText } from '#runtime'
import { asText } from './as-text.ts'
import { DictTag } from './dict-tag.tsx'
import { emptyValue } from './empty-value.tsx'
import css from './field-view.module.css'

/** A stored value as text, or a dash. */
export const TextView = ({ value }: { value: unknown }): ReactNode => asText(value) ?? emptyValue

/** A text with its line breaks. */
export function LongTextView({ value }: { value: unknown }) {
  const text = asText(value)
  return text === undefined ? emptyValue : <div className={css.text}>{text}</div>
}

interface NumberViewProps {
  value: unknown
  format: (value: number) => string
}

/** A formatted number. Other values are shown as text. */
export const NumberView = ({ value, format }: NumberViewProps) =>
  typeof value === 'number' && Number.isFinite(value) ? (
    format(value)
  ) : (
    <TextView value={Number.isNaN(value) ? undefined : value} />
  )

interface YesNoViewProps {
  value: unknown
  /** Texts for true and false, if the page sets them. */
  yes?: string | undefined
  no?: string | undefined
}

/** A boolean as the text *Yes* or *No*. A value of another type is shown as text. */
export function YesNoView({ value, yes, no }: YesNoViewProps) {
  const t = useText()
  if (typeof value !== 'boolean') return <TextView value={value} />
  return value ? t(yes ?? 'Yes') : t(no ?? 'No')
}

/** A list of texts, each in its own element. */
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
