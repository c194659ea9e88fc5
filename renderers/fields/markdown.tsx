import { connect, mapReadPretty } from '@formily/react'
import { Flex, Input, Radio } from 'antd'
import { useState } from 'react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { TextView } from '../shared/field-view.tsx'
import { MarkdownView } from '../shared/markdown-view.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { useInputProps } from '../shared/use-input-props.ts'
import css from './markdown.module.css'

export const MarkdownFieldProps = strictObject({
  rows: Type.Optional(Type.Integer({ title: 'Height in rows', minimum: 3, maximum: 30, default: 8 })),
  maxLength: Type.Optional(
    Type.Integer({ title: 'Maximum length', minimum: 1, maximum: 100_000, default: 20_000 }),
  ),
  placeholder,
})
export type MarkdownFieldProps = Static<typeof MarkdownFieldProps>

const DEFAULT_ROWS = 8
const DEFAULT_LENGTH = 20_000

function Component({ value, onChange, ...props }: FieldProps<MarkdownFieldProps, string>) {
  const t = useText()
  const [isPreview, setPreview] = useState(false)
  const text = asText(value) ?? ''
  return (
    <Flex vertical gap={8}>
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
            <MarkdownView text={text} />
          )}
        </section>
      )}
      <Input.TextArea
        className={isPreview ? css.away : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        rows={props.rows ?? DEFAULT_ROWS}
        maxLength={props.maxLength ?? DEFAULT_LENGTH}
        {...useInputProps(props)}
      />
    </Flex>
  )
}

function View({ value }: FieldProps<MarkdownFieldProps, string>) {
  return typeof value === 'string' && value.trim() !== '' ? (
    <MarkdownView text={value} />
  ) : (
    <TextView value={value} />
  )
}

/** Edits a Markdown text, with a preview. */
export const markdownField = defineField<MarkdownFieldProps, string>({
  name: 'Markdown',
  title: 'Markdown',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

const text = `## New fees from April

The **rate** of WeChat Pay becomes 0.38%.

- shops of the east: 1 April
- all others: *15 April*`

export const stories: FieldStory<MarkdownFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'What should the shops know?', rows: 4 } },
  { name: 'Filled', value: text },
  { name: 'Disabled', value: 'The **rate** stays.', props: { rows: 3 }, disabled: true },
]
