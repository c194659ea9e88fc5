import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FieldSettings, useRuntime } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import type { ValueNames } from '../../shared/picker/names-view.tsx'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import type { RolePickerFieldProps } from './schema.ts'

const CACHE_MS = 5 * 60_000

/** A role that can be selected. */
export interface Role {
  /** Value that the field stores for the role. */
  value: string
  code: string
  name: string
  description: string
}

/** Loads all roles on demand. */
export function useRoles(
  { valueKey: stored = 'id' }: FieldSettings<RolePickerFieldProps>,
  isEnabled: boolean,
) {
  const { http } = useRuntime()
  const { data, isFetching, isError } = useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => http.call('role.all', {}, { signal }),
    enabled: isEnabled,
    staleTime: CACHE_MS,
  })
  const roles = useMemo(
    () =>
      recordsOf(data).flatMap((record): Role[] => {
        const textOf = (field: string) => asText(fieldOf(record, field)) ?? ''
        const value = textOf(stored)
        const code = textOf('roleCode')
        const name = textOf('roleName') || code
        return value === '' ? [] : [{ value, code, name, description: textOf('description') }]
      }),
    [data, stored],
  )
  const isSettled = data !== undefined
  const names = useMemo<ValueNames>(
    () => ({ known: new Map(roles.map(({ value, name }) => [value, name])), isSettled }),
    [roles, isSettled],
  )
  return { roles, names, isLoading: isFetching, hasFailed: isError }
}

/** Returns the roles whose name or code contains the text. */
export function rolesWith(roles: readonly Role[], keyword: string): Role[] {
  const text = keyword.trim().toLowerCase()
  return roles.filter(({ name, code }) => `${name}\n${code}`.toLowerCase().includes(text))
}
