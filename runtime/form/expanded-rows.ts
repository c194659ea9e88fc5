import { ref } from './ref.ts'

/**
 * The rows whose nested sub-tables are drawn: at first, all rows of a read-only form, and no row of an
 * editable form.
 */
export function createExpandedRows(isReadOnly: boolean) {
  const toggled = ref<ReadonlySet<string>>(new Set())
  const isExpanded = (row: string) => toggled.value.has(row) !== isReadOnly
  return {
    isExpanded,
    expand: (row: string, next = true) => {
      if (isExpanded(row) === next) return
      const rows = new Set(toggled.value)
      if (!rows.delete(row)) rows.add(row)
      toggled.value = rows
    },
  }
}
