import { valueTypeOf } from '../../contracts/value-type.ts'
import type { Operator } from '../../meta/condition.ts'
import type { List } from '../../meta/list.ts'
import type { ListColumn } from '../../meta/list-column.ts'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { mainSource, sourceOwner } from '../parts.ts'

/** Checks the columns that the cards, the calendar and the board of a list refer to. */
export function checkRowsViews(context: CheckContext) {
  const { page } = context
  if (page.kind !== 'list') return
  const { list } = page
  checkNames(list, context)
  const columnOf = (id: string | undefined) => list.columns.find((column) => column.id === id)
  const date = columnOf(list.calendar?.date)
  if (date) checkCalendarDate(date, context)
  const by = columnOf(list.board?.by)
  if (by) checkBoardColumn(by, context)
}

function checkNames({ table, calendar, board, columns }: List, { report }: CheckContext) {
  const known = columns.map(({ id }) => id)
  const lines = (ids: readonly string[] = []): [string, Path][] =>
    ids.map((id, index) => [id, ['lines', index]])
  const { cards } = table ?? {}
  const named: [at: Path, names: [id: string | undefined, way: Path][]][] = [
    [
      ['table', 'cards'],
      [[cards?.title, ['title']], [cards?.badge, ['badge']], ...lines(cards?.lines)],
    ],
    [
      ['calendar'],
      [
        [calendar?.date, ['date']],
        [calendar?.title, ['title']],
      ],
    ],
    [['board'], [[board?.by, ['by']], [board?.title, ['title']], ...lines(board?.lines)]],
  ]
  for (const [at, names] of named) {
    for (const [id, way] of names) {
      if (id === undefined || known.includes(id)) continue
      const message = `The list has no column "${id}".`
      report({ code: 'E229', path: ['list', ...at, ...way], message, written: id, known })
    }
  }
}

const CALENDAR_DATE: Path = ['list', 'calendar', 'date']
const BOARD_COLUMN: Path = ['list', 'board', 'by']

/**
 * Checks that the field of a calendar is a date or time of the model, and that the list can filter this field
 * by a range.
 */
function checkCalendarDate(column: ListColumn, context: CheckContext) {
  const { page, options, report } = context
  const shape = sourceOwner(page, mainSource(page), options.contracts)?.fields[column.field]
  const type = shape && valueTypeOf(shape)
  if (column.compute || (shape && type !== 'day' && type !== 'time')) {
    const message = `"${column.field}" is not a date of the model, so it can't arrange a calendar.`
    report({ code: 'E210', path: CALENDAR_DATE, message })
  } else checkFilter(column, 'between', CALENDAR_DATE, context)
}

/**
 * Checks that the column of a board has a dictionary, and that the list can filter by a single value of the
 * column.
 */
function checkBoardColumn(column: ListColumn, context: CheckContext) {
  if (column.compute || column.cell !== 'Dict') {
    const message = `"${column.field}" has no Dict cell, so it can't arrange a board.`
    context.report({ code: 'E210', path: BOARD_COLUMN, message })
  } else checkFilter(column, 'eq', BOARD_COLUMN, context)
}

function checkFilter(
  { field }: ListColumn,
  op: Operator,
  path: Path,
  { page, options, report }: CheckContext,
) {
  const owner = sourceOwner(page, mainSource(page), options.contracts)
  const filters = owner?.model?.list?.filters
  if (!owner || !filters || !Object.hasOwn(owner.fields, field) || filters[field]?.includes(op)) return
  const allowed = Object.entries(filters).flatMap(([name, ops]) => (ops?.includes(op) ? [name] : []))
  const message = `${owner.name} can't be filtered by "${field}" with "${op}". Fields with "${op}": ${allowed.join(', ') || 'none'}.`
  report({ code: 'E212', path, message })
}
