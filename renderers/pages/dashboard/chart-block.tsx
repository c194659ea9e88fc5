import { useMemo } from 'react'
import { type BlockState, type ChartMeasure, type DataRecord, useRuntime, useText } from '#runtime'
import type { ChartBlock } from '#schemas'
import { BlockHead } from './block-head.tsx'
import css from './dashboard.module.css'
import { rowsOf } from './rows-of.ts'

/** In px, where the block doesn't say. */
const HEIGHT = 280
const NO_ROWS: readonly DataRecord[] = []

/** A chart in a card; it has its own title. */
export function ChartBlockView({ block, state }: { block: ChartBlock; state: BlockState }) {
  const t = useText()
  const { Component } = useRuntime().registry.charts.get(block.chart)
  const { title, value, to, isLoading } = state
  const height = block.height ?? HEIGHT
  const columns = useMemo(() => {
    const named = <Field extends { title: string }>(field: Field) => ({ ...field, title: t(field.title) })
    return {
      x: named(block.x),
      y: block.y.map(named) satisfies ChartMeasure[],
      series: block.series && named(block.series),
    }
  }, [block, t])
  const rows = useMemo(() => rowsOf(value) ?? NO_ROWS, [value])
  return (
    <div className={`${css.card} ${css.padded} ${css.chart}`} style={{ minHeight: height }}>
      {isLoading ? (
        <>
          <BlockHead title={title} to={undefined} />
          <div className={css.wait} role="status" aria-label={t('Loading')} style={{ height }} />
        </>
      ) : (
        <Component {...columns} title={title} data={rows} height={height} props={block.props ?? {}} />
      )}
      {to !== undefined && !isLoading && <BlockHead to={to} />}
    </div>
  )
}
