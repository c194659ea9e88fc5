import { useText } from '#runtime'
import css from './change.module.css'

/** Direction of change that counts as an improvement. */
type Better = 'up' | 'down' | 'neither'

interface ChangeProps {
  value: number
  /** Earlier value. If it is missing or zero, no change is shown. */
  before: number | null | undefined
  better?: Better | undefined
  /** Name of the earlier value, for example "yesterday". */
  label: string
  /** For a rate in ppm, the change is in percentage points. For other values, the change is in per cent. */
  isRate?: boolean | undefined
}

/** Largest percentage shown. A larger change is shown as "more than" this percentage. */
const MAX_PER_CENT = 999
const PPM_PER_POINT = 10_000

/** Returns the change of a number in per cent, or undefined if it can't be computed. */
export function changeOf(value: number, before: number | null | undefined): number | undefined {
  if (before === null || before === undefined || before === 0) return undefined
  return ((value - before) / Math.abs(before)) * 100
}

/** Change of a rate in percentage points. */
const pointsOf = (value: number, before: number | null | undefined) =>
  before === null || before === undefined ? undefined : (value - before) / PPM_PER_POINT

function formatChange(perCent: number, isRate: boolean): string {
  if (isRate) return `${Math.abs(perCent).toFixed(2)} pp`
  if (Math.abs(perCent) > MAX_PER_CENT) return `> ${MAX_PER_CENT}%`
  return `${Math.abs(perCent).toFixed(1)}%`
}

type Direction = 'same' | 'up' | 'down'
/** Limits below which a change rounds to zero and counts as no change. */
const SAME = { perCent: 0.05, points: 0.005 }
const signs: Readonly<Record<Direction, string>> = { same: '＝', up: '▲', down: '▼' }

function directionOf(perCent: number, least: number): Direction {
  if (Math.abs(perCent) < least) return 'same'
  return perCent > 0 ? 'up' : 'down'
}

/** A change such as `yesterday ▲ 3.2%`. The arrow repeats the meaning of the color. */
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
