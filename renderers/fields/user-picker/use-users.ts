import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type DataRecord, type FieldSettings, useRuntime } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import type { ValueNames } from '../../shared/picker/names-view.tsx'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import type { UserPickerFieldProps } from './schema.ts'

const CACHE_MS = 5 * 60_000

/** A user who can be selected. */
export interface PickedUser {
  /** Value that the field stores for the user. */
  value: string
  username: string
  name: string
  workNo: string
  departs: string
}

const textOf = (record: DataRecord, field: string) => asText(fieldOf(record, field)) ?? ''

function usersOf(answer: unknown, field: 'username' | 'id'): PickedUser[] {
  return recordsOf(answer).flatMap((record) => {
    const value = textOf(record, field)
    const username = textOf(record, 'username')
    const name = textOf(record, 'realname') || username
    const rest = { username, name, workNo: textOf(record, 'workNo'), departs: textOf(record, 'orgCodeTxt') }
    return value === '' ? [] : [{ value, ...rest }]
  })
}

const totalOf = (answer: unknown): number => {
  const { total } = Object(answer) as { total?: unknown }
  return typeof total === 'number' && total >= 0 ? total : 0
}

interface UserQuery {
  keyword?: string
  departId?: string | undefined
  pageNo: number
  pageSize: number
}

/** Loads a page of users. The previous page stays visible while the next page loads. */
export function useUsers(
  { valueKey: value = 'username' }: FieldSettings<UserPickerFieldProps>,
  requested: UserQuery,
  isEnabled: boolean,
) {
  const { http } = useRuntime()
  const { keyword, departId, ...paging } = requested
  const args = { ...paging, ...(keyword && { keyword }), ...(departId && { departId }) }
  const { data, isFetching, isError } = useQuery({
    queryKey: ['people', args],
    queryFn: ({ signal }) => http.call('user.options', args, { signal }),
    enabled: isEnabled,
    staleTime: CACHE_MS,
    placeholderData: keepPreviousData,
  })
  const people = useMemo(() => usersOf(data, value), [data, value])
  return { people, total: totalOf(data), isLoading: isFetching, hasFailed: isError }
}

/** Loads the names of all stored users in one request. */
export function useNames(
  { valueKey: value = 'username' }: FieldSettings<UserPickerFieldProps>,
  stored: readonly string[],
): ValueNames {
  const { http } = useRuntime()
  // The request separates values by commas. No user name or id contains a comma.
  const asked = [...stored]
    .filter((one) => !one.includes(','))
    .sort()
    .join(',')
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['people-names', value, asked],
    queryFn: ({ signal }) =>
      http.call('user.options', { [value]: asked, isMultiTranslate: 'true' }, { signal }),
    enabled: asked !== '',
    staleTime: CACHE_MS,
    placeholderData: keepPreviousData,
  })
  const isSettled = data !== undefined && !isPlaceholderData
  return useMemo(() => {
    const known = new Map(usersOf(data, value).map((person) => [person.value, person.name]))
    return { known, isSettled }
  }, [data, value, isSettled])
}
