import type { ImportOptions } from './import-jeecg.ts'
import { type ImportReport, refusedIn } from './report.ts'

/** Message at the end of an import or dry run, and whether it was rejected. */
export interface Verdict {
  isRefused: boolean
  text: string
}

/** Computes the verdict; a dry run has the verdict of the real import. */
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
