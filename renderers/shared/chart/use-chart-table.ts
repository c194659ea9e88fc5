import { useMemo } from 'react'
import { type ChartArgs, useDictText, useRunningBucket, useText } from '#runtime'
import { type ChartTable, toChartTable } from './chart-table.ts'
import { markRunning, runningNotes } from './running-period.ts'

/**
 * Returns the data of a chart in the order of its rows. Dictionary values are replaced by their localized
 * texts. The time bucket that has not ended has a note.
 */
export function useChartTable({ data, x, y, series }: Omit<ChartArgs<unknown>, 'props'>): ChartTable {
  const dictText = useDictText([x.dict, series?.dict].filter((code) => code !== undefined))
  const t = useText()
  const running = useRunningBucket(x.bucket)
  const note = x.bucket && t(runningNotes[x.bucket])
  const table = useMemo(
    () =>
      toChartTable({ data, x, y, series }, ({ dict }, value) =>
        dict === undefined ? undefined : dictText(dict, value),
      ),
    [data, x, y, series, dictText],
  )
  return useMemo(() => markRunning(table, running, note ?? ''), [table, running, note])
}
