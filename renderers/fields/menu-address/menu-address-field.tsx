import { Input } from 'antd'
import { type FieldArgs, type FieldViewArgs, useRuntime, useText } from '#runtime'
import { menuUrl } from '#schemas/menu-url'
import { asText } from '../../shared/as-text.ts'
import { FieldNote } from '../../shared/field-note.tsx'
import { TextView } from '../../shared/field-view.tsx'
import type { MenuAddressFieldProps } from './schema.ts'

const LONGEST = 255
/** Stands for the token where an address is shown: nobody reads his own over somebody's shoulder. */
const TOKEN = 'your-token'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<MenuAddressFieldProps, string>) {
  const t = useText()
  const typed = asText(value) ?? ''
  const placeholder = look.placeholder ?? props.placeholder
  return (
    <>
      <Input
        id={id}
        value={typed}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        maxLength={LONGEST}
        allowClear
        autoComplete="off"
        spellCheck={false}
        disabled={look.disabled}
        status={look.invalid ? 'error' : ''}
        aria-invalid={look.invalid}
        aria-describedby={look.describedBy}
        placeholder={placeholder && t(placeholder)}
      />
      {typed.trim() !== '' && !look.disabled && <Opens written={typed} />}
    </>
  )
}

/** What an address with placeholders, or one elsewhere, leads to. A plain path says it by itself. */
function Opens({ written }: { written: string }) {
  const t = useText()
  const { apiBase = '' } = useRuntime()
  const isPath = /^\/?[\w/:@.-]*$/.test(written) && !/^\/\/|^[a-z]+:/i.test(written)
  if (isPath) return null
  const url = menuUrl(written, { origin: location.origin, apiBase, token: TOKEN })
  if (url === undefined) return <FieldNote tone="warning">{t('This address may not be opened.')}</FieldNote>
  return <FieldNote>{t('Opens {{url}}', { url })}</FieldNote>
}

export function View({ value }: FieldViewArgs<MenuAddressFieldProps, string>) {
  return <TextView value={value} />
}
