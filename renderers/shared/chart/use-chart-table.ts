import { useMemo } from 'react'
import { type ChartArgs, useDictItems, useRunningBucket, useText } from '#runtime'
import { type ChartTable, toChartTable } from './chart-table.ts'
import { markRunning, runningNotes } from './running-period.ts'

/**
 * Returns the data of a chart in the order of its rows. Dictionary values have their localized texts and their
 * colors. The time bucket that has not ended has a note.
 */
export function useChartTable({ data, x, y, series }: Omit<ChartArgs<unknown>, 'props'>): ChartTable {
  const find = useDictItems([x.dict, series?.dict].filter((code) => code !== undefined))
  const t = useText()
  const running = useRunningBucket(x.bucket)
  const note = x.bucket && t(runningNotes[x.bucket])
  const table = useMemo(
    () =>
      toChartTable({ data, x, y, series }, ({ dict }, value) =>
        dict === undefined ? undefined : find(dict, value),
      ),
    [data, x, y, series, find],
  )
  return useMemo(() => markRunning(table, running, note ?? ''), [table, running, note])
}
