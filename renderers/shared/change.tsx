import { useText } from '#runtime'
import css from './change.module.css'

/** Which way is good news. */
export type Better = 'up' | 'down' | 'neither'

interface ChangeProps {
  value: number
  /** What it was; without it, or from nothing, no change can be told. */
  before: number | null | undefined
  better?: Better | undefined
  /** What it is compared with. */
  label: string
}

/** Changes past this are told as "more than". */
const MOST_PER_CENT = 999

/** How a number changed, in per cent of what it was; undefined where that can't be told. */
export function changeOf(value: number, before: number | null | undefined): number | undefined {
  if (before === null || before === undefined || before === 0) return undefined
  return ((value - before) / Math.abs(before)) * 100
}

function writeChange(perCent: number): string {
  if (Math.abs(perCent) > MOST_PER_CENT) return `> ${MOST_PER_CENT}%`
  return `${Math.abs(perCent).toFixed(1)}%`
}

type Way = 'same' | 'up' | 'down'
/** Less than what a tenth of a per cent rounds to. */
const SAME = 0.05
const signs: Readonly<Record<Way, string>> = { same: '＝', up: '▲', down: '▼' }

function wayOf(perCent: number): Way {
  if (Math.abs(perCent) < SAME) return 'same'
  return perCent > 0 ? 'up' : 'down'
}

/** `▲ 3.2% yesterday`: the sign says it to whoever doesn't see the colour. */
export function Change({ value, before, better = 'up', label }: ChangeProps) {
  const perCent = changeOf(value, before)
  return (
    <span className={css.change}>
      {label} {perCent === undefined ? <span>–</span> : <Told perCent={perCent} better={better} />}
    </span>
  )
}

function Told({ perCent, better }: { perCent: number; better: Better }) {
  const t = useText()
  const way = wayOf(perCent)
  const words = { same: t('unchanged'), up: t('up'), down: t('down') }
  const isPlain = way === 'same' || better === 'neither'
  return (
    <span className={isPlain ? css.plain : way === better ? css.good : css.bad}>
      <span aria-hidden>{signs[way]} </span>
      <span className={css.spoken}>{words[way]} </span>
      {writeChange(perCent)}
    </span>
  )
}
