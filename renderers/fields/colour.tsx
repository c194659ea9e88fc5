import { connect, mapReadPretty } from '@formily/react'
import { Input } from 'antd'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { TextView } from '../shared/field-view.tsx'
import { useInputProps } from '../shared/use-input-props.ts'
import { useTextInput } from '../shared/use-text-input.ts'
import css from './colour.module.css'

export const ColourFieldProps = strictObject({})
export type ColourFieldProps = Record<string, never>

const LONG = /^#[0-9a-f]{6}$/
const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/

/** Normalizes a color to `#` and six lowercase hexadecimal digits. Returns undefined for an invalid value. */
export function readColour(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const typed = value.trim().toLowerCase()
  const text = typed.startsWith('#') ? typed : `#${typed}`
  const long = text.replace(SHORT, '#$1$1$2$2$3$3')
  return LONG.test(long) ? long : undefined
}

/** Initial color of the browser's color picker while the field is empty. */
const NO_COLOUR = '#ffffff'

function Component({ value, onChange, ...props }: FieldProps<ColourFieldProps, string>) {
  const t = useText()
  const { text, isWrong, type, leave } = useTextInput({
    value,
    onChange,
    read: readColour,
    write: (colour) => asText(colour) ?? '',
  })
  const colour = readColour(value)
  const input = useInputProps({ ...props, 'aria-invalid': props['aria-invalid'] || isWrong }, '#1677ff')
  return (
    <Input
      {...input}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      maxLength={20}
      autoComplete="off"
      spellCheck={false}
      allowClear
      prefix={
        <input
          className={colour === undefined ? `${css.picker} ${css.none}` : css.picker}
          type="color"
          value={colour ?? NO_COLOUR}
          onChange={({ target }) => type(target.value)}
          disabled={props.disabled}
          aria-label={t('Pick a colour')}
        />
      }
    />
  )
}

function View({ value }: FieldProps<ColourFieldProps, string>) {
  const colour = readColour(value)
  if (colour === undefined) return <TextView value={value} />
  return (
    <span className={css.view}>
      <span className={css.swatch} style={{ background: colour }} />
      {colour}
    </span>
  )
}

/** Selects a color, such as `#1677ff`. */
export const colourField = defineField<ColourFieldProps, string>({
  name: 'Colour',
  title: 'Colour',
  parseErrorText: 'Not a valid colour',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<ColourFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A colour', value: '#13a8a8' },
  { name: 'Disabled', value: '#13a8a8', disabled: true },
]
