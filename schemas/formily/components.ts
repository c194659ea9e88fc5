import type { FormilySchema } from './formily-schema.ts'

type Props = Record<string, unknown>

/** The field renderer that replaces an input of Formily, and the names of its settings. */
interface Input {
  component: string
  /** Names of the renderer's settings, by the name of the Formily setting. */
  props?: Readonly<Record<string, string>>
  /** True if the options of the input come from the schema's `enum`. */
  hasOptions?: true
}

const date: Input = { component: 'Date', props: { picker: 'precision' } }

/** Inputs of Formily's component packages, by the value of `x-component`. */
const inputs: Readonly<Record<string, Input>> = {
  Input: { component: 'Text', props: { maxLength: 'maxLength' } },
  'Input.TextArea': { component: 'TextArea', props: { maxLength: 'maxLength', rows: 'rows' } },
  Password: { component: 'Password' },
  NumberPicker: {
    component: 'Number',
    props: { min: 'min', max: 'max', precision: 'decimals', addonAfter: 'unit' },
  },
  Select: { component: 'Select', hasOptions: true },
  'Radio.Group': { component: 'Radio', hasOptions: true },
  'Checkbox.Group': { component: 'CheckboxGroup', hasOptions: true },
  Checkbox: { component: 'Checkbox' },
  Switch: { component: 'Switch', props: { checkedChildren: 'on', unCheckedChildren: 'off' } },
  DatePicker: date,
  'DatePicker.RangePicker': { component: 'DateRange' },
  TimePicker: { component: 'Time', props: { minuteStep: 'minuteStep' } },
  'TimePicker.RangePicker': { component: 'TimeRange' },
  Upload: { component: 'Upload' },
  'Upload.Dragger': { component: 'Upload' },
}

/** Names of the Formily inputs that are imported. Hints suggest one of these names. */
export const inputNames: readonly string[] = Object.keys(inputs)

const byType: Readonly<Record<string, Input>> = {
  boolean: { component: 'Switch' },
  number: { component: 'Number' },
  integer: { component: 'Number' },
}

/** Returns the field renderer for the input of a node. Returns undefined if the input isn't supported. */
export function inputOf(schema: FormilySchema, props: Props): Input | undefined {
  const name = schema['x-component']
  if (name === undefined) return fallbackInput(schema)
  if (!Object.hasOwn(inputs, name)) return undefined
  if (name === 'Select' && (props.mode === 'multiple' || props.mode === 'tags'))
    return { component: 'MultiSelect', hasOptions: true, props: { mode: '' } }
  if (name === 'DatePicker' && props.showTime) return { component: 'DateTime', props: { showTime: '' } }
  return inputs[name]
}

/** Returns the field renderer for an unsupported component. The renderer depends on the type of the value. */
export const fallbackInput = ({ type }: FormilySchema): Input => byType[String(type)] ?? { component: 'Text' }

/**
 * Type of a void Formily node. A `transparent` node is replaced by its children. A node of type `own` isn't
 * imported.
 */
type Layout = 'group' | 'grid' | 'tabs' | 'collapse' | 'steps' | 'transparent' | 'own'

const layouts: Readonly<Record<string, Layout>> = {
  Card: 'group',
  FormGrid: 'grid',
  FormTab: 'tabs',
  FormCollapse: 'collapse',
  FormStep: 'steps',
  FormLayout: 'transparent',
  'FormGrid.GridColumn': 'transparent',
  Space: 'transparent',
  div: 'transparent',
  // Every page has its own form buttons, so these components aren't imported.
  FormButtonGroup: 'own',
  'FormButtonGroup.FormItem': 'own',
  'FormButtonGroup.Sticky': 'own',
  Submit: 'own',
  Reset: 'own',
}

export const layoutOf = (name: string | undefined): Layout | undefined =>
  name === undefined ? 'transparent' : Object.hasOwn(layouts, name) ? layouts[name] : undefined

/**
 * True if a component is a control of Formily's arrays, such as a button that adds a row. Sub-tables have
 * their own controls of this kind.
 */
export const isArrayControl = (name: string | undefined): boolean =>
  name !== undefined && /^Array\w+\.(SortHandle|Index|Remove|MoveUp|MoveDown|Addition|Copy)$/.test(name)
