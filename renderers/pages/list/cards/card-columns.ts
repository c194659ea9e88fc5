import type { TableColumn } from '#runtime'
import type { RowCards } from '#schemas'

/** What stands where on a card. */
export interface CardColumns {
  title: TableColumn | undefined
  /** At the top right. */
  badge: TableColumn | undefined
  lines: readonly TableColumn[]
}

/** Arranges the columns on screen for cards: as the page says, else the first is the title and a state is the badge. */
export function cardColumns(columns: readonly TableColumn[], cards: RowCards = {}): CardColumns {
  const byId = (id: string | undefined) => columns.find((column) => id !== undefined && column.id === id)
  const title = byId(cards.title) ?? columns[0]
  const isState = (column: TableColumn) => column !== title && column.cell?.name === 'Dict'
  const badge = cards.badge === undefined ? columns.find(isState) : byId(cards.badge)
  const isLine = (column: TableColumn) =>
    column !== title && column !== badge && (cards.lines?.includes(column.id) ?? true)
  return { title, badge, lines: columns.filter(isLine) }
}
