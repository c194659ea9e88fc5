import { useMemo } from 'react'
import { useAccess } from '../access/use-access.tsx'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import type { ColumnLike, TableColumn } from './list-state.ts'
import { lowerColumns } from './table-columns.ts'

/**
 * Columns of a sub-list, or values of a group, that are not hidden and permitted, ready for `<TableCell>`; `pointer` is
 * where the page lists them. Keep `columns` the same array: another one makes other columns.
 */
export function useColumns<Own extends ColumnLike>(
  columns: readonly Own[],
  pointer: string,
): readonly TableColumn<Own>[] {
  const { registry } = useRuntime()
  const { page } = useOpenPage()
  const access = useAccess()
  const text = useText()
  return useMemo(() => {
    const arranged = columns
      .map((column, index) => ({
        column,
        index,
        shown: column.hidden !== true,
        width: column.width,
        fixed: column.fixed,
      }))
      .filter(({ column }) => column.requires === undefined || access.has(column.requires))
    return lowerColumns({ at: { page: page.id, pointer }, arranged, registry, text })
  }, [columns, pointer, page, registry, access, text])
}
