import type { ListColumn } from '#schemas'
import { isRecord } from '#schemas/values'
import type { ColumnLike, Density, RowsView, SavedColumn, SavedSettings } from './list-state.ts'

/** A column together with the user's settings for it. */
export interface ArrangedColumn<Own extends ColumnLike = ListColumn> {
  column: Own
  /** Index in the page's columns. */
  index: number
  shown: boolean
  width: number | undefined
  fixed: 'left' | 'right' | undefined
}

const PREFIX = 'pro__LIST_SETTINGS'
const DENSITIES: readonly Density[] = ['large', 'middle', 'small']
const VIEWS: readonly RowsView[] = ['cards', 'table', 'calendar', 'board']

/** Limits for a column width that the user sets, in px. */
export const MIN_WIDTH = 60
export const MAX_WIDTH = 800

export const settingsKey = (userId: string, pageId: string) => `${PREFIX}:${userId}:${pageId}`

/**
 * Reads saved settings. Returns no settings if the saved ones are invalid or the browser's storage is
 * disabled.
 */
export function readSettings(key: string): SavedSettings {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(key) ?? '{}')
    const value = isRecord(stored) && isRecord(stored.value) ? stored.value : {}
    return {
      ...(Array.isArray(value.order) && { order: value.order.filter((id) => typeof id === 'string') }),
      ...(isRecord(value.columns) && { columns: readColumns(value.columns) }),
      ...(DENSITIES.includes(value.density as Density) && { density: value.density as Density }),
      ...(VIEWS.includes(value.view as RowsView) && { view: value.view as RowsView }),
    }
  } catch {
    return {}
  }
}

function readColumns(columns: Record<string, unknown>): Record<string, SavedColumn> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([id, saved]) => (isRecord(saved) ? [[id, readColumn(saved)]] : [])),
  )
}

function readColumn({ shown, width, fixed }: Record<string, unknown>): SavedColumn {
  return {
    ...(typeof shown === 'boolean' && { shown }),
    ...(typeof width === 'number' && Number.isFinite(width) && { width: clampWidth(width) }),
    ...((fixed === 'left' || fixed === 'right' || fixed === null) && { fixed }),
  }
}

/**
 * Saves settings as `{value, expire}`, like all local keys. Does nothing if the browser's storage is disabled
 * or full.
 */
export function writeSettings(key: string, value: SavedSettings): void {
  try {
    if (Object.keys(value).length === 0) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  } catch {
    // If the browser's storage is disabled, as in some private windows, the settings apply until the page
    // closes.
  }
}

/** Rounds a column width to whole px and keeps it within the limits. */
export const clampWidth = (width: number) => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)))

/**
 * Returns the columns in the user's order. Without a saved position, a column keeps its position in the page.
 */
export function arrangeColumns(
  columns: readonly ListColumn[],
  saved: SavedSettings,
): readonly ArrangedColumn[] {
  const arranged = columns.map((column, index) => {
    const own = saved.columns?.[column.id] ?? {}
    return {
      column,
      index,
      shown: own.shown ?? column.hidden !== true,
      width: own.width ?? column.width,
      fixed: own.fixed === null ? undefined : (own.fixed ?? column.fixed),
    }
  })
  const positions = new Map(saved.order?.map((id, position) => [id, position]))
  const known = arranged.filter(({ column }) => positions.has(column.id))
  known.sort((a, b) => (positions.get(a.column.id) ?? 0) - (positions.get(b.column.id) ?? 0))
  let next = 0
  return arranged.map((entry) => (positions.has(entry.column.id) ? (known[next++] ?? entry) : entry))
}
