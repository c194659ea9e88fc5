import { connect, mapReadPretty } from '@formily/react'
import { Input } from 'antd'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { strictObject } from '#schemas'
import { menuUrl } from '#schemas/menu-url'
import { asText } from '../shared/as-text.ts'
import { FieldNote } from '../shared/field-note.tsx'
import { TextView } from '../shared/field-view.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { useInputProps } from '../shared/use-input-props.ts'

export const MenuAddressFieldProps = strictObject({ placeholder })
export type MenuAddressFieldProps = Static<typeof MenuAddressFieldProps>

const LONGEST = 255
/** Shown in place of the user's token, so that other people cannot read the token on the screen. */
const TOKEN = 'your-token'

function Component({ value, onChange, ...props }: FieldProps<MenuAddressFieldProps, string>) {
  const typed = asText(value) ?? ''
  return (
    <>
      <Input
        value={typed}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        maxLength={LONGEST}
        allowClear
        autoComplete="off"
        spellCheck={false}
        {...useInputProps(props)}
      />
      {typed.trim() !== '' && !props.disabled && <TargetNote written={typed} />}
    </>
  )
}

/**
 * Shows the URL that the menu item opens if its address is external or contains placeholders. Warns about an
 * address that isn't allowed.
 */
function TargetNote({ written }: { written: string }) {
  const t = useText()
  const { apiBase = '' } = useRuntime()
  const isPath = /^\/?[\w/:@.-]*$/.test(written) && !/^\/\/|^[a-z]+:/i.test(written)
  if (isPath) return null
  const url = menuUrl(written, { origin: location.origin, apiBase, token: TOKEN })
  if (url === undefined) return <FieldNote tone="warning">{t("This address isn't allowed.")}</FieldNote>
  return <FieldNote>{t('Opens {{url}}', { url })}</FieldNote>
}

function View({ value }: FieldProps<MenuAddressFieldProps, string>) {
  return <TextView value={value} />
}

/** Edits the address of a menu item, and explains the placeholders of the address. */
export const menuAddressField = defineField<MenuAddressFieldProps, string>({
  name: 'MenuAddress',
  title: 'Menu address',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<MenuAddressFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A path', value: '/bill/settleBill' },
  { name: 'With a placeholder', value: "{{ window._CONFIG['domianURL'] }}/druid/" },
  { name: 'One that may not be opened', value: 'ftp://tea.example' },
  { name: 'Disabled', value: '/bill', disabled: true },
]
