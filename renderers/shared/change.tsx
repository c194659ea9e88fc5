import { useText } from '#runtime'
import css from './change.module.css'

/** Which change counts as an improvement: an increase, a decrease, or neither. */
type Better = 'up' | 'down' | 'neither'

interface ChangeProps {
  value: number
  /**
   * Earlier value. The change is shown as a dash if the earlier value is missing, or if it is zero and not a
   * rate.
   */
  before: number | null | undefined
  better?: Better | undefined
  /** Name of the earlier value, for example "yesterday". */
  label: string
  /**
   * True for a rate in ppm, whose change is shown in percentage points. The change of other values is shown
   * in per cent.
   */
  isRate?: boolean | undefined
}

/** Largest percentage that is shown. A larger change is shown as `> 999%`. */
const MAX_PER_CENT = 999
const PPM_PER_POINT = 10_000

/**
 * Returns by how many per cent a number has changed. Returns undefined if the earlier value is missing or
 * zero.
 */
export function changeOf(value: number, before: number | null | undefined): number | undefined {
  if (before === null || before === undefined || before === 0) return undefined
  return ((value - before) / Math.abs(before)) * 100
}

/** Returns by how many percentage points a rate has changed. */
const pointsOf = (value: number, before: number | null | undefined) =>
  before === null || before === undefined ? undefined : (value - before) / PPM_PER_POINT

function formatChange(perCent: number, isRate: boolean): string {
  if (isRate) return `${Math.abs(perCent).toFixed(2)} pp`
  if (Math.abs(perCent) > MAX_PER_CENT) return `> ${MAX_PER_CENT}%`
  return `${Math.abs(perCent).toFixed(1)}%`
}

type Direction = 'same' | 'up' | 'down'
/** Changes below these limits count as no change, because they would be shown as 0. */
const SAME = { perCent: 0.05, points: 0.005 }
const signs: Readonly<Record<Direction, string>> = { same: '＝', up: '▲', down: '▼' }

function directionOf(perCent: number, least: number): Direction {
  if (Math.abs(perCent) < least) return 'same'
  return perCent > 0 ? 'up' : 'down'
}

/**
 * Shows a change, such as `yesterday ▲ 3.2%`. The arrow shows the direction, so that the change is clear
 * without the color.
 */
export function Change({ value, before, better = 'up', label, isRate = false }: ChangeProps) {
  const perCent = isRate ? pointsOf(value, before) : changeOf(value, before)
  return (
    <span className={css.change}>
      {label}{' '}
      {perCent === undefined ? (
        <span>–</span>
      ) : (
        <ChangeText perCent={perCent} better={better} isRate={isRate} />
      )}
    </span>
  )
}

interface ChangeTextProps {
  perCent: number
  better: Better
  isRate: boolean
}

function ChangeText({ perCent, better, isRate }: ChangeTextProps) {
  const t = useText()
  const way = directionOf(perCent, isRate ? SAME.points : SAME.perCent)
  const directionTexts = { same: t('unchanged'), up: t('up'), down: t('down') }
  const isPlain = way === 'same' || better === 'neither'
  return (
    <span className={isPlain ? css.plain : way === better ? css.good : css.bad}>
      <span aria-hidden>{signs[way]} </span>
      <span className="visually-hidden">{directionTexts[way]} </span>
      {formatChange(perCent, isRate)}
    </span>
  )
}
