import type { FieldErrors, Fields } from './use-fields.ts'

/**
 * Marks what is wrong of what was typed, for an input that is left. The empty wait until the form is sent,
 * and what the server refused stays marked.
 */
export function markTyped<Name extends string>(
  { values, mark }: Pick<Fields<Name>, 'values' | 'mark'>,
  wrong: FieldErrors<Name>,
): void {
  for (const name of Object.keys(wrong) as Name[]) {
    if (values[name] && wrong[name]) mark(name, wrong[name])
  }
}
