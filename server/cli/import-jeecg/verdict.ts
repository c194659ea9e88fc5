import type { ImportOptions } from './import-jeecg.ts'
import { countRejected, type ImportReport } from './report.ts'

/** Final message of an import or dry run (`text`). `isRejected` is true if the import is rejected. */
export interface Verdict {
  isRejected: boolean
  text: string
}

/** Decides whether an import succeeded. For a dry run, decides whether the real import would succeed. */
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
  return { isRejected, text: `A dry run: nothing was changed.${without} The dump is ready to import.` }
}
