import { useMemo } from 'react'
import { type ChartArgs, useDictText } from '#runtime'
import { type ChartTable, toChartTable } from './chart-table.ts'

/** Chart data in order of the rows, with localized dictionary texts. */
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
