import type { ArrayState, FormEngine } from '#runtime'

/**
 * Key of the row that contains the input that the form wants to focus, either itself or in a nested
 * sub-table.
 */
export function requestedRow(array: ArrayState, request: FormEngine['focus']['value']): string | undefined {
  if (!request) return undefined
  const { leaf, cell } = request
  if (leaf === array) return cell?.row
  return leaf.kind === 'array' && leaf.within?.array === array ? leaf.within.row : undefined
}
