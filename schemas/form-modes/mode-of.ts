import { type FormModeName, formModeNames } from '../meta/form-mode-names.ts'
import type { FormModes } from '../meta/form-modes.ts'
import type { Parameter } from '../meta/parameter.ts'

/**
 * Facts by which the mode of a form is selected: the value of the parameter `mode`, and whether the page has
 * a record.
 */
interface ModeRequest {
  mode?: unknown
  hasRecord: boolean
}

/** Lists the modes of a form in the order of the format. */
export const modeNamesOf = (modes: FormModes | undefined): FormModeName[] =>
  formModeNames.filter((name) => modes?.[name] !== undefined)

/** Selects the mode in which a form opens. If none fits, the form opens in its first mode. */
export function modeOf(modes: FormModes, { mode, hasRecord }: ModeRequest): FormModeName {
  const names = modeNamesOf(modes)
  const wanted: readonly unknown[] = [mode, ...(hasRecord ? ['edit', 'view'] : ['add'])]
  const fitting = wanted.map((name) => names.find((known) => known === name)).find((name) => name)
  return fitting ?? names[0] ?? 'add'
}

type Parameters = Readonly<Record<string, Parameter>>

/** Settings of a form that determine its parameters. */
export interface FormParameters {
  /** Parameters of the page. */
  params: Parameters | undefined
  modes: FormModes
  /** Name of the parameter that selects the record. */
  recordParam: string | undefined
}

/** Name of the parameter that selects the record of a form. */
export const recordParamOf = ({ recordParam = 'id' }: { recordParam?: string | undefined }) => recordParam

/** Returns the parameters of a page in a mode. A mode that loads a record requires its parameter. */
export function paramsInMode(form: FormParameters, mode: FormModeName): Parameters {
  const own = { ...form.params, ...form.modes[mode]?.params }
  const name = recordParamOf(form)
  return mode === 'add' ? own : { ...own, [name]: { type: 'string', ...own[name], required: true } }
}
