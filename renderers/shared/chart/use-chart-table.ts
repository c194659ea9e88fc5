import { useMemo } from 'react'
import { type ChartArgs, useDictText } from '#runtime'
import { type ChartTable, toChartTable } from './chart-table.ts'

/**
 * Returns the data of a chart in the order of its rows. Dictionary values are replaced by their localized
 * texts.
 */
export function useChartTable({ data, x, y, series }: Omit<ChartArgs<unknown>, 'props'>): ChartTable {
  const dictText = useDictText([x.dict, series?.dict].filter((code) => code !== undefined))
  return useMemo(
    () =>
      toChartTable({ data, x, y, series }, ({ dict }, value) =>
        dict === undefined ? undefined : dictText(dict, value),
      ),
    [data, x, y, series, dictText],
  )
}
