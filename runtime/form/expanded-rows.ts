import { ref } from './ref.ts'

/** Keys of the rows whose nested sub-tables are drawn. */
export function createExpanded() {
  const expanded = ref<ReadonlySet<string>>(new Set())
  return {
    expanded,
    expand: (row: string, isExpanded = true) => {
      if (expanded.value.has(row) === isExpanded) return
      const next = new Set(expanded.value)
      if (isExpanded) next.add(row)
      else next.delete(row)
      expanded.value = next
    },
  }
}
