import type { DictItem, ListPage } from '#schemas'
import { useDict } from '../../data/use-dict.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { SearchValues } from '../list-state.ts'
import type { KeyedField } from '../search-keys.ts'
import { useListAddress } from '../use-list-address.ts'

/** The columns of a board. */
export interface BoardColumns {
  /** Field whose value decides in which column a row is. */
  field: string
  /** Values of the field's dictionary, without those that the search excludes. */
  items: readonly DictItem[]
  isLoading: boolean
  /** Loads the dictionary again after an error. */
  retry: () => void
  /** Search values of the list. */
  values: SearchValues
}

/**
 * Columns of a list's board: one for each dictionary value of the field by which the board arranges the rows.
 */
export function useBoard(page: ListPage): BoardColumns {
  const { address, rules } = useListAddress(page)
  const column = page.list.columns.find(({ id }) => id === page.list.board?.by)
  const { dictionaries } = useRuntime()
  const code = String(column?.props?.dict)
  const { items, isLoading } = useDict(code)
  const field = column?.field ?? ''
  const isSearched = ({ value }: DictItem) =>
    rules.fields.every(
      (keyed) => keyed.field.field !== field || matches(keyed, address.values, String(value)),
    )
  return {
    field,
    items: items.filter(isSearched),
    isLoading,
    retry: () => dictionaries.load(code),
    values: address.values,
  }
}

/** False if a search field excludes rows with this value. */
function matches({ key, field: { op } }: KeyedField, values: SearchValues, value: string): boolean {
  const searched = values[key]
  if (searched === undefined || (op !== 'eq' && op !== 'in')) return true
  return (Array.isArray(searched) ? searched : [searched]).map(String).includes(value)
}
