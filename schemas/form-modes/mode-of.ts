import { type FormModeName, formModeNames } from '../meta/form-mode-names.ts'
import type { FormModes } from '../meta/form-modes.ts'
import type { Parameter } from '../meta/parameter.ts'

/** Values that decide the mode of a form: the parameter `mode`, and whether the page has a record. */
interface ModeRequest {
  mode?: unknown
  hasRecord: boolean
}

/** Lists the modes of a form, in the order that the page format defines. */
export const modeNamesOf = (modes: FormModes | undefined): FormModeName[] =>
  formModeNames.filter((name) => modes?.[name] !== undefined)

/** Returns the mode in which a form opens. A form without a suitable mode opens in its first mode. */
export function modeOf(modes: FormModes, { mode, hasRecord }: ModeRequest): FormModeName {
  const names = modeNamesOf(modes)
  const wanted: readonly unknown[] = [mode, ...(hasRecord ? ['edit', 'view'] : ['add'])]
  const fitting = wanted.map((name) => names.find((known) => known === name)).find((name) => name)
  return fitting ?? names[0] ?? 'add'
}

type Parameters = Readonly<Record<string, Parameter>>

/** Settings of a form that decide which parameters the form has. */
export interface FormParameters {
  /** Parameters that the page itself declares. */
  params: Parameters | undefined
  modes: FormModes
  /** Name of the parameter that contains the id of the record. */
  recordParam: string | undefined
}

/** Returns the name of the parameter that contains the id of a form's record. */
export const recordParamOf = ({ recordParam = 'id' }: { recordParam?: string | undefined }) => recordParam

/**
 * Returns the parameters of a page in one mode. A mode that loads a record requires the parameter with the
 * record's id.
 */
export function paramsInMode(form: FormParameters, mode: FormModeName): Parameters {
  const own = { ...form.params, ...form.modes[mode]?.params }
  const name = recordParamOf(form)
  return mode === 'add' ? own : { ...own, [name]: { type: 'string', ...own[name], required: true } }
}
