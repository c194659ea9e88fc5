import type { SettingControl } from './control.ts'
import type { SettingSchema } from './setting-schema.ts'

/** Sections of a property panel, in the order in which they are shown. */
export const settingSections = ['Basics', 'Data', 'Rules', 'Access', 'Layout', 'Advanced'] as const
export type SettingSection = (typeof settingSections)[number]

/** Chinese titles of the sections. */
export const chineseSections: Readonly<Record<SettingSection, string>> = {
  Basics: '基本',
  Data: '数据',
  Rules: '规则',
  Access: '权限',
  Layout: '布局',
  Advanced: '高级',
}

const access = /^(requires|read|write|access)$/
const advanced = /^([$]schema|format|budget|extensions|guard|cache|once|locales|autoComplete)$/
const rules =
  /^(required|requiredWhen|visible|disabled|enabledWhen|readOnly|when|rules|checks|validate|pattern|compute|holds|min|max|minimum|maximum|decimals|needs|within)$|^(min|max)[A-Z]/
const layout =
  /^(layout|span|width|height|size|density|fixed|align|labels|collapsed|rows|shape)$|(Columns|Width|Gap)$/
const data =
  /^(op|operation|model|data|source|sources|field|fields|dict|options|params|args|query|value|values|record|fill|default)$|(Field|Op|Param|Operation)$/

/** Controls with which the user chooses data. */
const dataControls: ReadonlySet<SettingControl> = new Set(['field', 'operation', 'page', 'dictionary'])

/** Chooses the section for a setting, from its name, its schema and its control. */
export function sectionOf(key: string, { type }: SettingSchema, control: SettingControl): SettingSection {
  if (access.test(key) || control === 'permission') return 'Access'
  if (dataControls.has(control)) return 'Data'
  if (layout.test(key) && type !== 'array') return 'Layout'
  if (key === 'columns') return type === 'integer' ? 'Layout' : 'Data'
  if (rules.test(key) || control === 'condition') return 'Rules'
  if (data.test(key)) return 'Data'
  // A setting `format` with a fixed set of values is a display format, which belongs to the basics. The
  // setting `format` of a page is its version, which is advanced.
  return advanced.test(key) && control !== 'select' && !(key === 'format' && type === 'string')
    ? 'Advanced'
    : 'Basics'
}
