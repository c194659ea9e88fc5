import type { ChartArgs, DataRecord, Translate } from '#runtime'
import { nameOf, provinceOf, provinces } from './provinces.ts'

type Rows = Pick<ChartArgs, 'data' | 'x' | 'y'>

const isRecord = (row: unknown): row is DataRecord => typeof row === 'object' && row !== null

/**
 * Rows of regions added up by province, those with the most first, under the names of the user's language. What is in no
 * province is one row of its own: nothing is lost. Only what can be added up makes sense on a map.
 */
export function byProvince({ data, x, y }: Rows, locale: string, t: Translate): DataRecord[] {
  const [measure] = y
  if (!measure) return []
  const sums = new Map<string, number>()
  for (const row of Array.isArray(data) ? data.filter(isRecord) : []) {
    const amount = row[measure.field]
    if (typeof amount !== 'number' || !Number.isFinite(amount)) continue
    const code = provinceOf(row[x.field])?.code ?? ''
    sums.set(code, (sums.get(code) ?? 0) + amount)
  }
  const names = new Map(provinces.map((province) => [province.code, nameOf(province, locale)]))
  return [...sums]
    .sort(([, left], [, right]) => right - left)
    .map(([code, sum]) => ({ [x.field]: names.get(code) ?? t('Elsewhere'), [measure.field]: sum }))
}
