import type { ReportDimension, ReportResult, ReportRow } from '#schemas'
import type { Translate } from '../i18n/interpolate.ts'
import { bucketTitle } from './time-bucket.ts'

type Titled = ReportDimension & { bucket: NonNullable<ReportDimension['bucket']> }

const isTitled = (dimension: ReportDimension): dimension is Titled => dimension.bucket === 'quarter'

/** Replaces the groups of a result by their localized titles. The keys of the groups stay in `<id>.key`. */
export function titleGroups(
  result: ReportResult,
  dimensions: readonly ReportDimension[],
  t: Translate,
): ReportResult {
  const titled = dimensions.filter(isTitled)
  if (titled.length === 0) return result
  const titleRow = (row: ReportRow): ReportRow => ({
    ...row,
    ...Object.fromEntries(
      titled.flatMap(({ id, bucket }) => {
        const key = row[id] ?? null
        return key === null
          ? []
          : [
              [id, bucketTitle(String(key), bucket, t)],
              [`${id}.key`, key],
            ]
      }),
    ),
  })
  return {
    ...result,
    rows: result.rows.map(titleRow),
    subtotals: result.subtotals.map(({ by, rows }) => ({ by, rows: rows.map(titleRow) })),
  }
}
