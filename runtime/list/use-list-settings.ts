import { useMemo, useState } from 'react'
import type { Column, ListPage } from '#schemas'
import { useAccess } from '../access/use-access.tsx'
import { useText } from '../i18n/use-text.ts'
import { useRuntime } from '../runtime-context.ts'
import {
  type ArrangedColumn,
  arrangeColumns,
  clampWidth,
  readSettings,
  type SavedColumn,
  type SavedSettings,
  settingsKey,
  writeSettings,
} from './column-settings.ts'
import type { ColumnSetting, ListSettings } from './list-state.ts'

/** Column order, width, pins and density of this user on this page, kept in the browser. */
export function useListSettings(page: ListPage): {
  settings: ListSettings
  arranged: readonly ArrangedColumn[]
} {
  const { user } = useRuntime()
  const access = useAccess()
  const text = useText()
  const key = settingsKey(user.id, page.id)
  const [saved, setSaved] = useState(() => readSettings(key))

  const arranged = useMemo(() => {
    const all = arrangeColumns(page.list.columns, saved)
    return all.filter(({ column }) => column.requires === undefined || access.has(column.requires))
  }, [page, saved, access])

  const settings = useMemo<ListSettings>(() => {
    const put = (next: SavedSettings) => {
      setSaved(next)
      writeSettings(key, next)
    }
    return {
      columns: arranged.map(({ column, shown, width, fixed }) => ({
        id: column.id,
        title: text(column.title ?? column.field),
        shown,
        width,
        fixed,
      })),
      density: saved.density ?? page.list.table?.density ?? 'middle',
      isChanged: Object.keys(saved).length > 0,
      setColumns: (columns) => {
        const { order: _order, columns: _columns, ...rest } = saved
        put({ ...rest, ...saveColumns(columns, page) })
      },
      setWidth: (id, width) => {
        const own = { ...saved.columns?.[id], width: clampWidth(width) }
        put({ ...saved, columns: { ...saved.columns, [id]: own } })
      },
      setDensity: (density) => put({ ...saved, density }),
      view: saved.view ?? 'cards',
      setView: (view) => put({ ...saved, view }),
      saved,
      restore: ({ order, columns, density }) =>
        put({
          ...(saved.view && { view: saved.view }),
          ...(order && { order }),
          ...(columns && { columns }),
          ...(density && { density }),
        }),
      reset: () => put({}),
    }
  }, [arranged, saved, page, key, text])

  return { settings, arranged }
}

/** Only what differs from the page is kept, so that a later change of the page still shows. */
function saveColumns(columns: readonly ColumnSetting[], page: ListPage): SavedSettings {
  const byId = new Map(page.list.columns.map((column) => [column.id, column]))
  const changes = columns.flatMap((column): [string, SavedColumn][] => {
    const change = saveColumn(column, byId.get(column.id))
    return Object.keys(change).length > 0 ? [[column.id, change]] : []
  })
  const order = columns.map(({ id }) => id)
  const places = [...byId.keys()]
  const isReordered = order.some(
    (id, index) => index > 0 && places.indexOf(id) < places.indexOf(order[index - 1] ?? ''),
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
