import { Input, Radio } from 'antd'
import { useState } from 'react'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { SafeHtml } from '../../shared/safe-html.tsx'
import { htmlOf } from './html-of.ts'
import css from './markdown.module.css'
import type { MarkdownFieldProps } from './schema.ts'

const DEFAULT_ROWS = 8
const DEFAULT_LENGTH = 20_000

export function Component({ id, value, onChange, props, ...look }: FieldArgs<MarkdownFieldProps, string>) {
  const t = useText()
  const [isPreview, setPreview] = useState(false)
  const placeholder = look.placeholder ?? props.placeholder
  const text = asText(value) ?? ''
  return (
    <div className={css.field}>
      <Radio.Group
        className={css.mode}
        size="small"
        optionType="button"
        aria-label={t('Write or preview')}
        value={isPreview}
        onChange={({ target }) => setPreview(target.value as boolean)}
        options={[
          { value: false, label: t('Write') },
          { value: true, label: t('Preview') },
        ]}
      />
      {isPreview && (
        <section className={css.preview} aria-label={t('Preview')}>
          {text.trim() === '' ? (
            <span className={css.none}>{t('Nothing to show yet')}</span>
          ) : (
            <Shown text={text} />
          )}
        </section>
      )}
      <Input.TextArea
        id={id}
        className={isPreview ? css.away : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        rows={props.rows ?? DEFAULT_ROWS}
        maxLength={props.maxLength ?? DEFAULT_LENGTH}
        disabled={look.disabled}
        status={look.invalid ? 'error' : ''}
        aria-invalid={look.invalid}
        aria-describedby={look.describedBy}
        placeholder={placeholder && t(placeholder)}
      />
    </div>
  )
}

const Shown = ({ text }: { text: string }) => <SafeHtml html={htmlOf(text)} />

export function View({ value }: FieldViewArgs<MarkdownFieldProps, string>) {
  return typeof value === 'string' && value.trim() !== '' ? (
    <Shown text={value} />
  ) : (
    <TextView value={value} />
  )
}
