import { useMemo } from 'react'
import type { ListPage } from '#schemas'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import { useRuntime } from '../runtime-context.ts'
import type { ListSettings, TableColumn } from './list-state.ts'
import { lowerColumns } from './use-columns.ts'

const NO_GROUPS = [] as const

/**
 * Columns of a list by their ids. Includes columns that the user has hidden in the table, but not columns
 * that the user may not see. Pass a stable array of ids.
 */
export function useNamedColumns(
  page: ListPage,
  ids: readonly string[],
  { columns: permitted }: Pick<ListSettings, 'columns'>,
): readonly TableColumn[] {
  const { registry } = useRuntime()
  const text = useText()
  const evaluation = useEvaluation()
  return useMemo(() => {
    const { columns, columnGroups = NO_GROUPS } = page.list
    const arranged = ids.flatMap((id) => {
      const index = columns.findIndex((column) => column.id === id)
      const column = columns[index]
      const isPermitted = permitted.some((one) => one.id === id)
      return column && isPermitted ? [{ column, index, shown: true, width: undefined, fixed: undefined }] : []
    })
    const at = { page: page.id, pointer: '/list/columns' }
    return lowerColumns({ at, arranged, registry, text, list: { evaluation, groups: columnGroups } })
  }, [page, ids, permitted, registry, text, evaluation])
}
