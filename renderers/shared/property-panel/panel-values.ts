import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { AnyProps } from '#runtime'
import type { Setting } from '#schemas/settings'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Returns the value of a setting that is missing in the page: its default value. A switch without a default
 * is off.
 */
const unsetValue = ({ control, default: own }: Setting) => own ?? (control === 'switch' ? false : undefined)

/**
 * Returns the initial values of the panel. A switch shows its default value, because it can't show a
 * placeholder.
 */
export function panelValues(settings: readonly Setting[], current: AnyProps): AnyProps {
  const switches = settings
    .filter(({ control }) => control === 'switch')
    .map((setting) => [setting.key, unsetValue(setting)])
  return { ...Object.fromEntries(switches), ...current }
}

/**
 * Converts the values of the panel to settings for the page. Leaves out empty values and values that are
 * equal to the default. A setting keeps its previous value if the new value is invalid, or if it is required
 * and empty.
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

/**
 * Returns the settings after all of them were reset to their defaults. Required settings keep their values.
 */
export function resetSettings(settings: readonly Setting[], current: AnyProps): AnyProps {
  const required = settings.filter(({ key, isRequired }) => isRequired && Object.hasOwn(current, key))
  return Object.fromEntries(required.map(({ key }) => [key, current[key]]))
}
