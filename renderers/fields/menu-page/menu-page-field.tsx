import { AutoComplete } from 'antd'
import { useMemo } from 'react'
import { type FieldArgs, type FieldViewArgs, useOperation, useText } from '#runtime'
import type { MenuPage } from '#schemas'
import { asText } from '../../shared/as-text.ts'
import { FieldNote } from '../../shared/field-note.tsx'
import { TextView } from '../../shared/field-view.tsx'
import css from './menu-page.module.css'
import { menuPages } from './reading.ts'
import type { MenuPageFieldProps } from './schema.ts'

/** Titles of pages are read once for many menus. */
const KEEP_MS = 60_000

const optionOf = ({ id, title }: MenuPage) => ({
  value: id,
  pageTitle: title,
  search: `${id} ${title}`.toLowerCase(),
})

/** Drawn in the list only: as the label it would stand, unseen, in the input too, which grows with it. */
const Option = ({ value, pageTitle }: ReturnType<typeof optionOf>) => (
  <span className={css.option}>
    <span className={css.title}>{pageTitle}</span>
    <span className={css.id}>{value}</span>
  </span>
)

export function Component({ id, value, onChange, props, ...look }: FieldArgs<MenuPageFieldProps, string>) {
  const t = useText()
  const { data } = useOperation<MenuPage[]>(menuPages.op, menuPages.args, { keepMs: KEEP_MS })
  const typed = asText(value) ?? ''
  const options = useMemo(() => (Array.isArray(data) ? data : []).map(optionOf), [data])
  const placeholder = look.placeholder ?? props.placeholder
  return (
    <>
      <AutoComplete
        id={id}
        value={typed}
        onChange={(next) => onChange(next ? String(next) : undefined)}
        options={options}
        optionRender={({ data }) => <Option {...data} />}
        showSearch={{
          // What is chosen already does not narrow the choice.
          filterOption: (text, option) =>
            text === typed && options.some((each) => each.value === typed)
              ? true
              : (option?.search ?? '').includes(text.trim().toLowerCase()),
        }}
        allowClear
        disabled={look.disabled}
        status={look.invalid ? 'error' : ''}
        aria-invalid={look.invalid}
        aria-describedby={look.describedBy}
        placeholder={placeholder && t(placeholder)}
        className={css.input}
      />
      {Array.isArray(data) && typed !== '' && <Note pages={data} id={typed} />}
    </>
  )
}

/** What to know of the page: the right it asks for, or that there is none of this name. */
function Note({ pages, id }: { pages: readonly MenuPage[]; id: string }) {
  const t = useText()
  const page = pages.find((each) => each.id === id)
  if (!page)
    return (
      <FieldNote tone="warning">
        {t('No page of this name ships: the menu opens an empty one until there is one.')}
      </FieldNote>
    )
  if (page.code === null) return null
  return <FieldNote>{t('Whoever opens it needs the right {{code}}.', { code: page.code })}</FieldNote>
}

export function View({ value }: FieldViewArgs<MenuPageFieldProps, string>) {
  return <TextView value={value} />
}
