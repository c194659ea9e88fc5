import { useMemo, useRef } from 'react'
import { type ChartArgs, useRuntime, useText } from '#runtime'
import { Canvas, type Drawing } from './canvas.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { type ChartTable, hasNumbers } from './chart-table.ts'
import { describe } from './describe.ts'
import { type ChartLook, useChartLook } from './look.ts'
import type { Option } from './options.ts'
import { savePng } from './save.ts'
import { useChartTable } from './use-chart-table.ts'

interface ChartViewProps<Props> {
  args: ChartArgs<Props>
  /** How the numbers become a picture: pure, and one function for all drawings. */
  optionOf: (table: ChartTable, look: ChartLook, props: Props) => Option
}

/** In px. */
export const CHART_HEIGHT = 280

/** A chart with its title, its menu, its table and its words; says so where there is nothing to draw. */
export function ChartView<Props>({ args, optionOf }: ChartViewProps<Props>) {
  const t = useText()
  const { notify } = useRuntime()
  const { title, height = CHART_HEIGHT, props } = args
  const look = useChartLook()
  const table = useChartTable(args)
  const drawing = useRef<Drawing>(null)
  const option = useMemo(() => optionOf(table, look, props), [optionOf, table, look, props])
  const save = async () => {
    const picture = drawing.current?.picture()
    if (!picture) return
    try {
      await savePng(title, picture, look.ground)
    } catch {
      notify.toast({ type: 'error', text: t('The picture could not be made. Save the numbers instead.') })
    }
  }
  return (
    <ChartFrame title={title} table={table} height={height} isEmpty={!hasNumbers(table)} savePicture={save}>
      <Canvas ref={drawing} option={option} height={height} label={describe(title, table, t)} />
    </ChartFrame>
  )
}
