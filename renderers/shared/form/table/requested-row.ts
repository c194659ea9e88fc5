import type { ArrayState, FormEngine } from '#runtime'

/**
 * Returns the key of the row with the input that the form wants to focus. The input can also be in a nested
 * sub-table of the row.
 */
export function requestedRow(array: ArrayState, request: FormEngine['focus']['value']): string | undefined {
  if (!request) return undefined
  const { leaf, cell } = request
  if (leaf === array) return cell?.row
  return leaf.kind === 'array' && leaf.within?.array === array ? leaf.within.row : undefined
}
