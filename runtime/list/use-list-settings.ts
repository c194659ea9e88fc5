import { useCallback, useMemo, useState } from 'react'
import { type Column, columnTitle, type ListPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useAccess } from '../access/use-access.tsx'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import { useEmbeddedSettings } from '../page/embedding.ts'
import { toAppError } from '../page/errors.ts'
import { useRuntime } from '../runtime-context.ts'
import type { ListAddress } from './address.ts'
import {
  type ArrangedColumn,
  arrangeColumns,
  clampWidth,
  readSettings,
  settingsKey,
  writeSettings,
} from './column-settings.ts'
import type { ColumnSetting, ListSettings, SavedColumn, SavedSettings } from './list-state.ts'
import { usePicking } from './picking/picking.ts'
import { furtherViews, isPaged } from './rows/rows-view.ts'

const NO_OVERRIDES: ReadonlyMap<string, SavedSettings> = new Map()

/**
 * Columns, density and rows view of this user on this page, stored in the browser. If the address names a
 * saved view, the columns and density of this view apply, and changes of them are not stored. Nothing is
 * stored while the user picks rows.
 */
export function useListSettings(
  page: ListPage,
  { view: viewId, values }: Pick<ListAddress, 'view' | 'values'>,
): {
  settings: ListSettings
  arranged: readonly ArrangedColumn[]
  /** Errors of columns whose condition can't be evaluated. These columns are hidden. */
  columnErrors: readonly AppError[]
} {
  const { user } = useRuntime()
  const access = useAccess()
  const evaluation = useEvaluation()
  const text = useText()
  const key = settingsKey(user.id, page.id)
  const isPicking = usePicking() !== undefined
  const isMaster = useEmbeddedSettings()?.selection !== undefined
  const [own, setOwn] = useState(() => readSettings(key))
  const [overridesByView, setOverridesByView] = useState(NO_OVERRIDES)
  const overrides = viewId === undefined ? undefined : overridesByView.get(viewId)
  const saved = overrides ?? own

  const conditions = page.list.columns.map(({ id, when }, index) => {
    try {
      return { id, isMet: evaluation.isMet(when, { values }) }
    } catch (cause) {
      const at = { page: page.id, pointer: `/list/columns/${index}/when` }
      return { id, isMet: false, error: toAppError(cause, at) }
    }
  })
  // Joined to one string, so that the memo below creates new columns only if other columns are hidden.
  const hidden = conditions.flatMap(({ id, isMet }) => (isMet ? [] : [id])).join(' ')
  const arranged = useMemo(() => {
    const hiddenIds = new Set(hidden.split(' '))
    const all = arrangeColumns(page.list.columns, saved)
    return all.filter(
      ({ column: { id, requires } }) =>
        (requires === undefined || access.has(requires)) && !hiddenIds.has(id),
    )
  }, [page, saved, access, hidden])

  const overrideSettings = useCallback(
    (id: string, next: SavedSettings) => setOverridesByView((known) => new Map(known).set(id, next)),
    [],
  )
  const settings = useMemo<ListSettings>(() => {
    const putOwn = (next: SavedSettings) => {
      setOwn(next)
      if (!isPicking) writeSettings(key, next)
    }
    // A calendar and a board are not offered for picking and in master lists, because their rows can't be
    // selected.
    const further = isPicking || isMaster ? [] : furtherViews(page.list, access)
    const put = (next: SavedSettings) =>
      viewId !== undefined && overrides ? overrideSettings(viewId, next) : putOwn(next)
    return {
      columns: arranged.map(({ column, shown, width, fixed }) => ({
        id: column.id,
        title: columnTitle(column, page.list.columnGroups, text),
        canExport: column.compute === undefined,
        shown,
        width,
        fixed,
      })),
      density: saved.density ?? page.list.table?.density ?? 'middle',
      isChanged: Object.keys(saved).length > 0,
      setColumns: (columns) => {
        const { order: _order, columns: _columns, ...rest } = saved
        put({ ...rest, ...saveColumns(columns, page, saved) })
      },
      setWidth: (id, width) => {
        const own = { ...saved.columns?.[id], width: clampWidth(width) }
        put({ ...saved, columns: { ...saved.columns, [id]: own } })
      },
      setDensity: (density) => put({ ...saved, density }),
      view: own.view && (isPaged(own.view) || further.includes(own.view)) ? own.view : 'cards',
      furtherViews: further,
      setView: (view) => putOwn({ ...own, view }),
      saved,
      overrideSettings,
      isOverridden: overrides !== undefined,
      reset: () => put({}),
    }
  }, [
    arranged,
    saved,
    own,
    overrides,
    overrideSettings,
    viewId,
    isPicking,
    isMaster,
    access,
    page,
    key,
    text,
  ])

  return { settings, arranged, columnErrors: conditions.flatMap(({ error }) => error ?? []) }
}

/**
 * Stores only differences from the page, so that later changes of the page still apply. Keeps the stored
 * settings of columns that are currently not available.
 */
function saveColumns(
  columns: readonly ColumnSetting[],
  page: ListPage,
  saved: SavedSettings,
): Pick<SavedSettings, 'order' | 'columns'> {
  const offered = new Set(columns.map(({ id }) => id))
  const others = Object.entries(saved.columns ?? {}).filter(([id]) => !offered.has(id))
  const byId = new Map(page.list.columns.map((column) => [column.id, column]))
  const own = columns.flatMap((column): [string, SavedColumn][] => {
    const change = saveColumn(column, byId.get(column.id))
    return Object.keys(change).length > 0 ? [[column.id, change]] : []
  })
  const changes = [...others, ...own]
  const order = columns.map(({ id }) => id)
  const pageOrder = [...byId.keys()]
  const isReordered = order.some(
    (id, index) => index > 0 && pageOrder.indexOf(id) < pageOrder.indexOf(order[index - 1] ?? ''),
  )
  return {
    ...(isReordered && { order }),
    ...(changes.length > 0 && { columns: Object.fromEntries(changes) }),
  }
}

const saveColumn = ({ shown, width, fixed }: ColumnSetting, own: Column | undefined): SavedColumn => ({
  ...(shown !== (own?.hidden !== true) && { shown }),
  ...(width !== undefined && width !== own?.width && { width: clampWidth(width) }),
  ...(fixed !== own?.fixed && { fixed: fixed ?? null }),
})
