import type { ImportOptions } from './import-jeecg.ts'
import { countRejected, type ImportReport } from './report.ts'

/** Last message of an import or dry run, and whether the import was rejected. */
export interface Verdict {
  isRejected: boolean
  text: string
}

/** Decides whether an import succeeded. A dry run gets the same verdict as the real import would. */
export function verdictOf(
  report: Pick<ImportReport, 'tables' | 'isWritten'>,
  { isDryRun, skipRejected }: Pick<ImportOptions, 'isDryRun' | 'skipRejected'>,
): Verdict {
  const refused = countRejected(report)
  const isRejected = refused > 0 && !skipRejected
  if (report.isWritten) return { isRejected, text: 'Imported.' }
  const advice = `Refused rows: ${refused}. Fix them, or add --leave-out-refused.`
  if (!isDryRun) return { isRejected, text: `Nothing was changed. ${advice}` }
  if (isRejected)
    return { isRejected, text: `A dry run: nothing was changed, and the import would be refused. ${advice}` }
  const without = refused > 0 ? ` The import would leave out refused rows: ${refused}.` : ''
  return { isRejected, text: `A dry run: nothing was changed.${without}` }
}
