import type { TableColumn } from '#runtime'

/** The width that values of a cell need, in px, where neither page nor user says one. */
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
const SORTER = 20
/** As in row-actions.module.css. */
const ACTION_GAP = 12
/** From here on characters are as wide as they are high. */
const FIRST_WIDE = '\u2e80'

/** About how wide a text is drawn, in px: enough to choose a column's width by. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += character >= FIRST_WIDE ? 14 : 7.6
  return Math.ceil(width)
}

/** Width of a column: the user's, the page's, or what its cell needs; never less than its title. */
export function widthOf({ width, cell, title, sortable }: TableColumn): number {
  const needed = textWidth(title) + PADDING + (sortable ? SORTER : 0)
  return Math.max(needed, width ?? (cell && widths[cell.name]) ?? DEFAULT_WIDTH)
}

/**
 * Width of the column of row actions, whichever of them a row shows: the widest ones, and "more" where the others are.
 * It doesn't depend on rows, so that it stays from page to page.
 */
export function actionsWidth(
  labels: readonly string[],
  { title, more, shown, isMore = false }: ActionsWords,
): number {
  const widest = labels.map(textWidth).sort((a, b) => b - a)
  const inRow = (count: number) => [
    ...widest.slice(0, count),
    ...(isMore || count < widest.length ? [textWidth(more)] : []),
  ]
  const all = Math.min(shown, widest.length)
  const rows = [inRow(all), inRow(Math.max(all - 1, 0))].map(
    (row) => row.reduce((sum, width) => sum + width, 0) + ACTION_GAP * (row.length - 1),
  )
  return Math.max(textWidth(title), ...rows) + PADDING
}

interface ActionsWords {
  /** Of the column. */
  title: string
  /** On the button that opens the others. */
  more: string
  /** Actions seen in a row. */
  shown: number
  /** Something stands under "more" in every row. */
  isMore?: boolean
}
