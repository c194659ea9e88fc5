/** Default widths of columns in px, by cell. */
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
/** Maximum number of row actions that a row shows outside the "more" menu. */
export const MAX_VISIBLE_ACTIONS = 2
/** Width of the column with the check boxes that select rows, in px. */
export const SELECTION_WIDTH = 44
/** Width of the column with the buttons that expand rows, in px. */
export const EXPANDER_WIDTH = 40
/** The first character that counts as wide. All Chinese characters come after this character in Unicode. */
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
  unit?: string | undefined
  sortable: boolean
}

/**
 * Returns the width of a column in px. The user or the page can set a width; otherwise the default of the
 * cell applies. The width is never smaller than the title needs.
 */
export function widthOf({ width, cell, title, unit = '', sortable }: SizedColumn): number {
  const needed = textWidth(title + unit) + PADDING + (sortable ? SORTER : 0)
  return Math.max(needed, width ?? (cell && widths[cell.name]) ?? DEFAULT_WIDTH)
}

/**
 * Width of the actions column in px, for the widest actions and the "more" button. The width doesn't depend
 * on the rows, so it stays the same on all pages of the list.
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
  /** True if every row shows a "more" menu. */
  isMore?: boolean
}
