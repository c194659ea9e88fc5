import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { type ChartArgs, useRuntime, useText } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { TOUCH, useMedia } from '../use-media.ts'
import css from './chart.module.css'
import { ChartFrame } from './chart-frame.tsx'
import { connectLinks, type HrefAt, hrefAtOf, linkOption } from './chart-links.ts'
import type { ChartOption } from './chart-options.ts'
import { type ChartTable, hasNumbers } from './chart-table.ts'
import { type ChartTheme, useChartTheme } from './chart-theme.ts'
import { describeChart } from './describe-chart.ts'
import { createChart, type ECharts } from './echarts.ts'
import { dashRunning } from './running-period.ts'
import { savePng } from './save-chart.ts'
import { useChartTable } from './use-chart-table.ts'

interface ChartViewProps<Props> {
  args: ChartArgs<Props>
  /** Builds the options of the chart. The function must be pure. */
  optionOf: (table: ChartTable, theme: ChartTheme, props: Props) => ChartOption
}

/** Default height of a chart, in px. */
export const CHART_HEIGHT = 280

/**
 * Draws a chart with its title, menu, table and description. If there are no numbers, shows an empty state.
 */
export function ChartView<Props>({ args, optionOf }: ChartViewProps<Props>) {
  const t = useText()
  const { notify } = useRuntime()
  const { title, height = CHART_HEIGHT, props } = args
  const theme = useChartTheme()
  const table = useChartTable(args)
  const drawing = useRef<Drawing>(null)
  const hrefAt = hrefAtOf(args)
  const isLinked = hrefAt !== undefined
  const option = useMemo(() => {
    const drawn = dashRunning(optionOf(table, theme, props), table)
    return linkOption(drawn, isLinked ? css.hint : undefined)
  }, [optionOf, table, theme, props, isLinked])
  const save = async () => {
    const picture = drawing.current?.picture()
    if (!picture) return
    try {
      await savePng(title, picture, theme.background)
    } catch {
      notify.toast({ type: 'error', text: t("The image couldn't be created. Save the data instead.") })
    }
  }
  return (
    <ChartFrame
      title={title}
      table={table}
      height={height}
      hrefAt={hrefAt}
      isEmpty={!hasNumbers(table)}
      savePicture={save}
    >
      <Canvas
        ref={drawing}
        option={option}
        table={table}
        hrefAt={hrefAt}
        height={height}
        label={describeChart(title, table, t)}
      />
    </ChartFrame>
  )
}

/** Methods of a chart that has been drawn. */
interface Drawing {
  /** Returns the picture as SVG, and its size in px. Returns undefined before the chart is drawn. */
  picture: () => { svg: string; width: number; height: number } | undefined
}

interface CanvasProps {
  option: ChartOption
  table: ChartTable
  /** Links marks to their records. */
  hrefAt: HrefAt | undefined
  height: number
  /** Label for screen readers. */
  label: string
  ref?: Ref<Drawing>
}

/** Width of a chart on a portrait page in CSS px: the width of A4 without its margins. */
const PAPER_PX = 700

/** Draws a chart from its ECharts options. Draws the chart again when the container is resized. */
function Canvas({ option, table, hrefAt, height, label, ref }: CanvasProps) {
  const t = useText()
  const { navigation } = useRuntime()
  const container = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(undefined)
  const isPrinting = usePrinting()
  const hasTouch = useMedia(TOUCH)
  const links = useRef<Parameters<typeof connectLinks>[1]>(() => undefined)
  useLayoutEffect(() => {
    links.current = () => hrefAt && { table, option, hrefAt, open: (href) => navigation.navigate(href) }
  })

  useEffect(() => {
    if (!container.current) return
    const made = createChart(container.current)
    chart.current = made
    connectLinks(made, () => links.current())
    const observer = new ResizeObserver(() => made.resize({ animation: { duration: 0 } }))
    observer.observe(container.current)
    return () => {
      observer.disconnect()
      made.dispose()
      chart.current = undefined
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true })
    if (isPrinting) chart.current?.getZr().flush()
  }, [option, isPrinting])

  // On paper, the chart has a fixed width, because browsers measure elements before they apply the print
  // layout. The chart is drawn synchronously, so that it is complete when the browser prints.
  useLayoutEffect(() => {
    const made = chart.current
    if (!made) return
    made.resize({ width: isPrinting ? PAPER_PX : 'auto', animation: { duration: 0 } })
    made.getZr().flush()
  }, [isPrinting])

  useImperativeHandle(ref, () => ({
    picture: () => {
      const made = chart.current
      return made && { svg: made.renderToSVGString(), width: made.getWidth(), height: made.getHeight() }
    },
  }))

  const hint = hasTouch ? t('Tap again to show the records') : t('Click to show the records')
  const style = { height, '--hint': JSON.stringify(hint) } as CSSProperties
  return (
    <div role="img" aria-label={label} style={{ height }}>
      <div ref={container} aria-hidden style={style} />
    </div>
  )
}
