import { useMemo } from 'react'
import { type ChartArgs, useDictItems } from '#runtime'
import { type ChartTable, toChartTable } from './chart-table.ts'

/**
 * Returns the data of a chart in the order of its rows. Dictionary values have their localized texts
 * and their colors.
 */
export function useChartTable({ data, x, y, series }: Omit<ChartArgs<unknown>, 'props'>): ChartTable {
  const find = useDictItems([x.dict, series?.dict].filter((code) => code !== undefined))
  return useMemo(
    () =>
      toChartTable({ data, x, y, series }, ({ dict }, value) =>
        dict === undefined ? undefined : find(dict, value),
      ),
    [data, x, y, series, find],
  )
}
