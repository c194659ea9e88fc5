import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { AnyProps } from '#runtime'
import type { Setting } from '#schemas/settings'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** The value that a setting has if the page doesn't set it. A switch without a default is off. */
const unsetValue = ({ control, default: own }: Setting) => own ?? (control === 'switch' ? false : undefined)

/** Initial values of the panel. A switch shows its default, because it has no placeholder. */
export function panelValues(settings: readonly Setting[], current: AnyProps): AnyProps {
  const switches = settings
    .filter(({ control }) => control === 'switch')
    .map((setting) => [setting.key, unsetValue(setting)])
  return { ...Object.fromEntries(switches), ...current }
}

/**
 * Settings for the page from the values of the panel: without defaults and empty values. A setting whose value
 * is invalid, or empty although required, keeps its previous value.
 */
export function settingsFrom(settings: readonly Setting[], values: AnyProps, previous: AnyProps): AnyProps {
  const entries = settings.flatMap((setting): [string, unknown][] => {
    const { key, schema, isRequired } = setting
    const kept: [string, unknown][] = Object.hasOwn(previous, key) ? [[key, previous[key]]] : []
    const value = values[key]
    if (isBlank(value)) return isRequired ? kept : []
    if (!Check(schema as TSchema, value)) return kept
    return value === unsetValue(setting) && !isRequired ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

/** The settings of a page after all of them are reset to their defaults. Required settings stay. */
export function resetSettings(settings: readonly Setting[], current: AnyProps): AnyProps {
  const required = settings.filter(({ key, isRequired }) => isRequired && Object.hasOwn(current, key))
  return Object.fromEntries(required.map(({ key }) => [key, current[key]]))
}
