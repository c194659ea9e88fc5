import { type Break, broken, doubtful } from './breaks.ts'
import type { PairedNode } from './pair-nodes.ts'
import { isSame } from './settings.ts'

/** Limits among an input's settings, whatever they count: `maxLength`, `minFen`, `maxMb`. */
const limit = /^(min|max)(?=[A-Z]|$)/

const shown = (value: unknown) => JSON.stringify(value) ?? 'none'

/**
 * What the settings of an input no longer allow. Where a limit is new or gone the input's own default counts, which is
 * not known here: that is to be looked at.
 */
export function propsBreaks({ before, after }: PairedNode): Break[] {
  const isCell = after.list === 'list.columns' || after.own.cell !== undefined
  if (isCell || after.own.component !== before.own.component) return []
  const [old, now] = [propsOf(before.own), propsOf(after.own)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const it = `${after.what} "${after.id}"`
  return keys.flatMap((key): Break[] => {
    const [was, is] = [old[key], now[key]]
    if (isSame(was, is)) return []
    const change = `"props.${key}": ${shown(was)} → ${shown(is)}.`
    const [, end] = limit.exec(key) ?? []
    if (end === undefined && key !== 'multiple') return lostWords(was, is, `"props.${key}"`, after)
    if (typeof was !== 'number' || typeof is !== 'number') {
      return [doubtful(after.id, `${it} has another ${change}`)]
    }
    const isNarrower = end === 'min' ? is > was : is < was
    return isNarrower ? [broken(after.id, `${it} has a narrower ${change}`)] : []
  })
}

const propsOf = ({ props }: PairedNode['after']['own']) =>
  (typeof props === 'object' && props !== null ? props : {}) as Readonly<Record<string, unknown>>

/** Words of a list that are no longer in it: kinds of files, for example. */
function lostWords(was: unknown, is: unknown, setting: string, { what, id }: PairedNode['after']): Break[] {
  if (!Array.isArray(is)) return []
  if (!Array.isArray(was)) return [doubtful(id, `${what} "${id}" has ${setting} now: ${shown(is)}.`)]
  return was
    .filter((word) => typeof word !== 'object' && !is.includes(word))
    .map((word) => doubtful(id, `${what} "${id}" has no ${shown(word)} in ${setting} now.`))
}
