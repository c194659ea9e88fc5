import type { FormArray } from '#schemas'
import type { FormCore } from './form-core.ts'
import type { ArrayState } from './form-state.ts'

interface Parts extends Pick<ArrayState, 'rows' | 'invalidRows'> {
  spec: FormArray
  core: FormCore
}

/** Errors of a sub-table as a whole: too few rows, too many rows, or rows with errors. */
export function tableProblems({ rows, invalidRows, spec: { min, max }, core }: Parts): readonly string[] {
  const { text } = core.ports.value
  const count = rows().length
  const invalidCount = rows().filter(({ key }) => invalidRows.value.has(key)).length
  return [
    min !== undefined && count < min ? text('At least {{count}} {{count:row|rows}}', { count: min }) : '',
    max !== undefined && count > max ? text('At most {{count}} {{count:row|rows}}', { count: max }) : '',
    invalidCount > 0 ? text('Rows with errors: {{count}}', { count: invalidCount }) : '',
  ].filter((problem) => problem !== '')
}
