import { useState } from 'react'
import { isRecord } from '#schemas/values'

/**
 * Returns whether a chart shows its numbers as a table. The history entry keeps this view, so that the back
 * button returns to it.
 */
export function useTableView(title: string): [boolean, (shows: boolean) => void] {
  const key = `table:${title}`
  const [showsTable, setShowsTable] = useState(() => stateOfEntry()[key] === true)
  const show = (shows: boolean) => {
    history.replaceState({ ...stateOfEntry(), [key]: shows }, '')
    setShowsTable(shows)
  }
  return [showsTable, show]
}

const stateOfEntry = (): Record<string, unknown> => (isRecord(history.state) ? history.state : {})
