import { connect, mapReadPretty } from '@formily/react'
import { AutoComplete } from 'antd'
import { useMemo } from 'react'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useOperation, useText } from '#runtime'
import { type MenuPage, strictObject } from '#schemas'
import { asText } from '../../shared/as-text.ts'
import { FieldNote } from '../../shared/field-note.tsx'
import { TextView } from '../../shared/field-view.tsx'
import { placeholder } from '../../shared/own-options/schema.ts'
import { useInputProps } from '../../shared/use-input-props.ts'
import { menuPages } from './headless.ts'
import css from './menu-page.module.css'

export const MenuPageFieldProps = strictObject({ placeholder })
export type MenuPageFieldProps = Static<typeof MenuPageFieldProps>

/** Lifetime of the cached list of pages, in ms. */
const CACHE_MS = 60_000

const optionOf = ({ id, title }: MenuPage) => ({
  value: id,
  pageTitle: title,
  search: `${id} ${title}`.toLowerCase(),
})

/**
 * Draws an option in the dropdown. The option has no `label` with this content, because antd would also draw
 * the label in the input.
 */
const Option = ({ value, pageTitle }: ReturnType<typeof optionOf>) => (
  <span className={css.option}>
    <span className={css.title}>{pageTitle}</span>
    <span className={css.id}>{value}</span>
  </span>
)

function Component({ value, onChange, ...props }: FieldProps<MenuPageFieldProps, string>) {
  const { op, args } = menuPages()
  const { data } = useOperation<MenuPage[]>(op, args, { cacheMs: CACHE_MS })
  const typed = asText(value) ?? ''
  const options = useMemo(() => (Array.isArray(data) ? data : []).map(optionOf), [data])
  return (
    <>
      <AutoComplete
        value={typed}
        onChange={(next) => onChange(next ? String(next) : undefined)}
        options={options}
        optionRender={({ data }) => <Option {...data} />}
        showSearch={{
          // Shows all options until the user changes the selected value.
          filterOption: (text, option) =>
            text === typed && options.some((each) => each.value === typed)
              ? true
              : (option?.search ?? '').includes(text.trim().toLowerCase()),
        }}
        allowClear
        {...useInputProps(props)}
        className={css.input}
      />
      {Array.isArray(data) && typed !== '' && <Note pages={data} id={typed} />}
    </>
  )
}

/** Shows which permission the selected page needs, or a warning if the page doesn't exist. */
function Note({ pages, id }: { pages: readonly MenuPage[]; id: string }) {
  const t = useText()
  const page = pages.find((each) => each.id === id)
  if (!page)
    return (
      <FieldNote tone="warning">{t('No page has this name. The menu will open an empty page.')}</FieldNote>
    )
  if (page.code === null) return null
  return <FieldNote>{t('Requires the permission {{code}}.', { code: page.code })}</FieldNote>
}

function View({ value }: FieldProps<MenuPageFieldProps, string>) {
  return <TextView value={value} />
}

/**
 * Selects what a menu item opens: a shipped page, a folder, or the component of a JeecgBoot menu, which the
 * user types.
 */
export const menuPageField = defineField<MenuPageFieldProps, string>({
  name: 'MenuPage',
  title: 'Menu page',
  accepts: ['string'],
  prefetch: menuPages,
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<MenuPageFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A page', value: 'bill/SettleBillList' },
  { name: 'Disabled', value: 'layouts/RouteView', disabled: true },
]
