import type { ImportOptions } from './import-jeecg.ts'
import { type ImportReport, refusedIn } from './report.ts'

/** Last message of an import or dry run, and whether the import was rejected. */
export interface Verdict {
  isRefused: boolean
  text: string
}

/** Decides whether an import succeeded. A dry run gets the same verdict as the real import would. */
export function verdictOf(
  report: Pick<ImportReport, 'tables' | 'isWritten'>,
  { isDryRun, leaveOutRefused }: Pick<ImportOptions, 'isDryRun' | 'leaveOutRefused'>,
): Verdict {
  const refused = refusedIn(report)
  const isRefused = refused > 0 && !leaveOutRefused
  if (report.isWritten) return { isRefused, text: 'Imported.' }
  const advice = `Refused rows: ${refused}. Fix them, or add --leave-out-refused.`
  if (!isDryRun) return { isRefused, text: `Nothing was changed. ${advice}` }
  if (isRefused)
    return { isRefused, text: `A dry run: nothing was changed, and the import would be refused. ${advice}` }
  const without = refused > 0 ? ` The import would leave out refused rows: ${refused}.` : ''
  return { isRefused, text: `A dry run: nothing was changed.${without}` }
}
