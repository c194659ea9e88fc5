/** Default widths by cell, in px. */
const widths: Readonly<Record<string, number>> = {
  Money: 132,
  Date: 176,
  Dict: 120,
  Number: 100,
  Rate: 96,
  Boolean: 88,
  Masked: 168,
  Link: 180,
}
const DEFAULT_WIDTH = 160
const PADDING = 20
const SORTER = 16
/** Gap between two actions in px, as in row-actions.module.css. */
const ACTION_GAP = 12
/** Number of row actions that are not in the "more" menu. */
export const MAX_VISIBLE_ACTIONS = 2
/** Width of the column that selects rows, in px. */
export const SELECTION_WIDTH = 44
/** Width of the column that expands rows, in px. */
export const EXPANDER_WIDTH = 40
/** First character that counts as wide. All Chinese characters are above it in Unicode. */
const FIRST_WIDE = '\u2e80'

/** Estimated width of a text, in px. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += character >= FIRST_WIDE ? 14 : 7.6
  return Math.ceil(width)
}

interface SizedColumn {
  width: number | undefined
  cell: { name: string } | undefined
  title: string
  sortable: boolean
}

/** Width of a column: set by the user, by the page, or the default of its cell. Always fits the title. */
export function widthOf({ width, cell, title, sortable }: SizedColumn): number {
  const needed = textWidth(title) + PADDING + (sortable ? SORTER : 0)
  return Math.max(needed, width ?? (cell && widths[cell.name]) ?? DEFAULT_WIDTH)
}

/**
 * Width of the actions column, from the widest actions and the "more" button. It doesn't depend on rows, so
 * it is the same on all pages.
 */
export function actionsWidth(
  labels: readonly string[],
  { title, more, isMore = false }: ActionLabels,
): number {
  const widest = labels.map(textWidth).sort((a, b) => b - a)
  const inRow = (count: number) => [
    ...widest.slice(0, count),
    ...(isMore || count < widest.length ? [textWidth(more)] : []),
  ]
  const all = Math.min(MAX_VISIBLE_ACTIONS, widest.length)
  const rows = [inRow(all), inRow(Math.max(all - 1, 0))].map(
    (row) => row.reduce((sum, width) => sum + width, 0) + ACTION_GAP * (row.length - 1),
  )
  return Math.max(textWidth(title), ...rows) + PADDING
}

interface ActionLabels {
  /** Title of the column. */
  title: string
  /** Label of the "more" button. */
  more: string
  /** True if every row has a "more" menu. */
  isMore?: boolean
}
