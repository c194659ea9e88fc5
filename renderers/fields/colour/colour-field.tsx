import { Input } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { useTyped } from '../../shared/use-typed.ts'
import css from './colour.module.css'
import { readColour } from './read-colour.ts'
import type { ColourFieldProps } from './schema.ts'

/** What a browser's own picker starts with where there is no colour yet. */
const NO_COLOUR = '#ffffff'

export function Component({ id, value, onChange, ...look }: FieldArgs<ColourFieldProps, string>) {
  const t = useText()
  const { text, isWrong, type, leave } = useTyped({
    value,
    onChange,
    read: readColour,
    write: (colour) => asText(colour) ?? '',
  })
  const colour = readColour(value)
  const isInvalid = look.invalid || isWrong
  return (
    <Input
      id={id}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      placeholder="#1677ff"
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
          disabled={look.disabled}
          aria-label={t('Pick a colour')}
        />
      }
      disabled={look.disabled}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={look.describedBy}
    />
  )
}

export function View({ value }: FieldViewArgs<ColourFieldProps, string>) {
  const colour = readColour(value)
  if (colour === undefined) return <TextView value={value} />
  return (
    <span className={css.view}>
      <span className={css.swatch} style={{ background: colour }} />
      {colour}
    </span>
  )
}
