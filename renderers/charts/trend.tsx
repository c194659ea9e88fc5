import { Flex } from 'antd'
import Type, { type Static } from 'typebox'
import { type ChartArgs, type ChartStory, defineChart, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { Change } from '../shared/change.tsx'
import css from '../shared/chart/chart.module.css'
import { ChartFrame } from '../shared/chart/chart-frame.tsx'
import { hrefAtOf } from '../shared/chart/chart-links.ts'
import { hasNumbers } from '../shared/chart/chart-table.ts'
import { useChartTheme } from '../shared/chart/chart-theme.ts'
import { describeChart } from '../shared/chart/describe-chart.ts'
import { formatMeasure } from '../shared/chart/format-measure.ts'
import { measureColors } from '../shared/chart/measure-colors.ts'
import { amount, day, days, edges, success } from '../shared/chart/story-rows.ts'
import { useChartTable } from '../shared/chart/use-chart-table.ts'
import { Spark } from '../shared/spark.tsx'

export const TrendChartProps = strictObject({
  better: Type.Optional(
    stringEnum(['up', 'down', 'neither'], {
      title: 'Positive direction',
      description:
        'Whether an increase or a decrease is an improvement. Shown by words and signs as well as colour.',
      default: 'up',
    }),
  ),
})
export type TrendChartProps = Static<typeof TrendChartProps>

/** Height of the block in px. `SPARK_HEIGHT` is the height of the line chart in the block. */
const HEIGHT = 132
const SPARK_HEIGHT = 48

/**
 * Shows the latest number in large type, its change from the previous number, and a small line chart of all
 * numbers.
 */
export function TrendChart(args: ChartArgs<TrendChartProps>) {
  const t = useText()
  const table = useChartTable(args)
  const { colors } = useChartTheme()
  const { title, height = HEIGHT, props } = args
  const { values = [], format = 'number', measure } = table.series[0] ?? {}
  const numbers = values.filter((value) => value !== null)
  const latest = numbers.at(-1)
  return (
    <ChartFrame
      title={title}
      table={table}
      height={height}
      hrefAt={hrefAtOf(args)}
      isEmpty={!hasNumbers(table)}
    >
      {latest !== undefined && (
        <Flex vertical justify="space-between" gap={4} style={{ minHeight: height }}>
          <strong className={css.number}>{formatMeasure(latest, format)}</strong>
          <Change
            value={latest}
            before={numbers.at(-2)}
            better={props.better}
            isRate={format === 'percent'}
            label={t('Compared with previous period')}
          />
          <Spark
            values={values}
            color={measureColors([measure], colors)[0]}
            height={SPARK_HEIGHT}
            label={describeChart(title, table, t)}
          />
        </Flex>
      )}
    </ChartFrame>
  )
}

/** Shows the latest number, its change from the previous number, and a line chart of all numbers. */
export const trendChart = defineChart<TrendChartProps>({
  name: 'Trend',
  title: 'Trend',
  Component: TrendChart,
})

export const stories: ChartStory<TrendChartProps>[] = [
  { name: 'An amount', title: 'Sales', data: days, x: day, y: [amount] },
  { name: 'A rate', title: 'Success rate', data: days, x: day, y: [success] },
  { name: 'Less is better', title: 'Refunds', data: days, x: day, y: [amount], props: { better: 'down' } },
  ...edges,
]
