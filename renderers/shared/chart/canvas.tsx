import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { usePrinting } from '../print/printing.ts'
import { createChart, type ECharts, type EChartsCoreOption } from './echarts.ts'

/** What others may ask of a drawn chart. */
export interface Drawing {
  /** The picture as SVG text with its size in px; undefined before it is drawn. */
  picture: () => { svg: string; width: number; height: number } | undefined
}

interface CanvasProps {
  option: EChartsCoreOption
  height: number
  /** What a screen reader hears in its place. */
  label: string
  ref?: Ref<Drawing>
}

/** Width of a chart on an upright sheet, in CSS px: A4 without its margins. */
const PAPER_PX = 700

/** Draws an option and follows the size of its place. */
export function Canvas({ option, height, label, ref }: CanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(undefined)
  const isPrinting = usePrinting()

  useEffect(() => {
    if (!place.current) return
    const made = createChart(place.current)
    chart.current = made
    const observer = new ResizeObserver(() => made.resize({ animation: { duration: 0 } }))
    observer.observe(place.current)
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

  // Paper is measured before anything is laid out on it: the width is fixed, and drawn at once.
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

  return (
    <div role="img" aria-label={label} style={{ height }}>
      <div ref={place} aria-hidden style={{ height }} />
    </div>
  )
}
