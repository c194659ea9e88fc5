import { Flex, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Static } from 'typebox'
import { definePage, useOpenPage, useOperation, useRuntime, useText } from '#runtime'
import { type CustomPage, type RowAccess, strictObject, type UserOption } from '#schemas'
import { PageTitle, useHasTitle } from '../../shared/page-title.tsx'
import { Reasons } from './reasons.tsx'
import css from './row-why.module.css'

export const RowWhyProps = strictObject({})
export type RowWhyProps = Static<typeof RowWhyProps>

/** Permission to see why a row is visible to another user. */
const ASK_FOR_OTHERS = 'row:whyOthers'

/**
 * Explains why the user sees a row. Users with an additional permission can also see why another user sees
 * the row.
 */
function RowWhy({ page }: { page: CustomPage }) {
  const { registry, access } = useRuntime()
  const { Loading, Failed } = registry.states
  const t = useText()
  const hasTitle = useHasTitle()
  const { operation, id } = useOpenPage().params
  const [username, setUsername] = useState<string>()
  const op = username === undefined ? 'row.why' : 'row.whyOf'
  const args = { operation, id, ...(username !== undefined && { username }) }
  const { data, error, refresh } = useOperation<RowAccess>(op, args)
  return (
    <Flex vertical gap={16}>
      {hasTitle && <PageTitle>{t(page.title)}</PageTitle>}
      {access.has(ASK_FOR_OTHERS) && <PersonPick value={username} onChange={setUsername} />}
      {error && <Failed error={error} retry={refresh} />}
      {!error && (data ? <Reasons reason={data} /> : <Loading />)}
    </Flex>
  )
}

interface PersonPickProps {
  value: string | undefined
  onChange: (username: string | undefined) => void
}

function PersonPick({ value, onChange }: PersonPickProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const query = { pageNo: 1, pageSize: 20, ...(keyword !== '' && { keyword }) }
  const { data } = useOperation<{ records: UserOption[] }>('user.options', query, { keepsPreviousData: true })
  return (
    <Select
      className={css.pick}
      aria-label={t('Another person')}
      placeholder={t('Check another person')}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value ?? null}
      onChange={(chosen: string | null | undefined) => onChange(chosen ?? undefined)}
      options={(data?.records ?? []).map(({ username, realname }) => ({
        value: username,
        label: `${realname} (${username})`,
      }))}
    />
  )
}

/** Page that explains why a user sees or doesn't see a row of a list. */
export const rowWhyPage = definePage<RowWhyProps>({
  name: 'system/RowWhy',
  title: 'Why a row is seen',
  Component: RowWhy,
})
