import type { Translate } from '#runtime'
import type { FormField } from '#schemas'
import {
  type Setting,
  type SettingControl,
  type SettingLocale,
  settingDescription,
  settingOptions,
  settingTitle,
} from '#schemas/settings'

/** Number of decimals of a number that isn't an integer. */
const DECIMALS = 6

/** Field components by the control of a setting. A setting with another control is edited as JSON. */
const components: Partial<Record<SettingControl, string>> = {
  switch: 'Switch',
  select: 'Select',
  number: 'Number',
  text: 'Text',
  textarea: 'TextArea',
  field: 'Text',
  operation: 'Text',
  page: 'Text',
  permission: 'Text',
  renderer: 'Text',
  dictionary: 'Text',
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const

/**
 * Converts a setting to a form field. The description of the setting becomes the help text, and its default
 * value becomes the placeholder.
 */
export function panelField(setting: Setting, locale: SettingLocale, t: Translate): FormField {
  const { key, control, schema, isRequired } = setting
  const help = settingDescription(setting, locale)
  const given = Object.fromEntries(
    limits.flatMap((limit) => (schema[limit] === undefined ? [] : [[limit, schema[limit]]])),
  )
  const isText = typeof setting.default === 'string' || typeof setting.default === 'number'
  return {
    node: 'field',
    id: key,
    field: key,
    title: settingTitle(setting, locale),
    component: components[control] ?? 'Json',
    required: isRequired,
    ...(help !== undefined && { help }),
    ...(isText && { placeholder: t('Default: {{value}}', { value: String(setting.default) }) }),
    ...given,
    ...propsOf(setting),
  }
}

function propsOf({ control, schema }: Setting): Pick<FormField, 'props'> {
  if (control === 'number') return { props: { decimals: schema.type === 'integer' ? 0 : DECIMALS } }
  const words = control === 'select' ? settingOptions(schema) : undefined
  return words ? { props: { options: words.map((value) => ({ value, label: String(value) })) } } : {}
}
