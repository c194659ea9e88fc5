import type { ReportDimension, ReportResult, ReportRow } from '#schemas'
import type { Translate } from '../i18n/interpolate.ts'
import { isOthers } from './group-value.ts'
import { bucketTitle } from './time-bucket.ts'

/**
 * Returns the localized title of a row's group in one dimension, together with the key of the group. Returns
 * an empty object for a group without a localized title.
 */
function titledValues({ id, bucket }: ReportDimension, row: ReportRow, t: Translate): ReportRow {
  if (isOthers(row, id)) return { [id]: t('Others') }
  const key = row[id] ?? null
  if (bucket !== 'quarter' || key === null) return {}
  return { [id]: bucketTitle(String(key), bucket, t), [`${id}.key`]: key }
}

/**
 * Replaces the groups in a result by their localized titles. `<id>.key` still contains the key of the group.
 */
export function titleGroups(
  result: ReportResult,
  dimensions: readonly ReportDimension[],
  t: Translate,
): ReportResult {
  const titled = dimensions.filter(({ bucket, top }) => bucket === 'quarter' || top)
  if (titled.length === 0) return result
  const titleRow = (row: ReportRow): ReportRow =>
    Object.assign({}, row, ...titled.map((dimension) => titledValues(dimension, row, t)))
  return {
    ...result,
    rows: result.rows.map(titleRow),
    subtotals: result.subtotals.map(({ by, rows }) => ({ by, rows: rows.map(titleRow) })),
  }
}
