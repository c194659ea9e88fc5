import { didYouMean } from '../did-you-mean.ts'
import type { FormColumn, FormField, Option } from '../meta/form-field.ts'
import { fallbackInput, inputNames, inputOf } from './components.ts'
import { constraintsOf } from './constraints.ts'
import { type FormilyNode, isCode, type Omission, propsOf } from './formily-schema.ts'

type Omit = (omission: Omission) => void

/** Keys of a schema that another part of the import reads, or that the page doesn't need. */
const handledKeys = new Set([
  'type',
  'title',
  'description',
  'default',
  'enum',
  'required',
  'x-component',
  'x-component-props',
  'x-decorator',
  'x-decorator-props',
  'x-reactions',
  'x-index',
  'x-designable-id',
  '_designableId',
  'x-validator',
  'x-visible',
  'x-hidden',
  'x-display',
  'x-disabled',
  'x-editable',
  'x-pattern',
  'x-read-only',
  'x-read-pretty',
  'readOnly',
  'name',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'x-content',
])

/** Converts a Formily input to a field of the page. */
export function fieldNode(node: FormilyNode, id: string, omit: Omit): FormField {
  const { schema, path, name } = node
  const props = propsOf(schema, 'x-component-props')
  const known = inputOf(schema, props)
  if (!known) omit(unknownInput(node))
  const { component, props: taken = {}, hasOptions } = known ?? fallbackInput(schema)
  const options = optionsOf(node, omit)
  if (options && !hasOptions)
    omit({
      path: [...path, 'enum'],
      message: `A ${component} field has no options, so these are not imported.`,
    })
  if (hasOptions && !options)
    omit({ path, message: `"${name}" has no options. Add options, or use a DictSelect or a RemoteSelect.` })
  for (const key of Object.keys(schema).filter((key) => !handledKeys.has(key)))
    omit({ path: [...path, key], message: `The field setting "${key}" is not supported.` })
  const settings = settingsOf(node, taken, omit)
  return {
    node: 'field',
    id,
    field: name,
    ...(plainText(node, 'title', omit) !== undefined && { title: plainText(node, 'title', omit) as string }),
    component: hasOptions && !options ? 'Text' : component,
    ...(Object.keys(settings).length > 0 && { props: settings }),
    ...decoratorSettings(node, omit),
    ...(typeof props.placeholder === 'string' && { placeholder: props.placeholder }),
    ...(schema.default !== undefined && defaultOf(node, omit)),
    ...(hasOptions && options && { options }),
    ...constraintsOf(node, omit),
    ...stateOf(node, omit),
  }
}

/** Converts a Formily input to a column of a sub-table. The width of the input is left out. */
export function columnNode(node: FormilyNode, id: string, omit: Omit): FormColumn {
  const { span: _span, ...column } = fieldNode(node, id, omit)
  return column
}

function unknownInput({ schema, path }: FormilyNode): Omission {
  const name = String(schema['x-component'])
  const meant = didYouMean(name, inputNames)
  const instead = `A ${fallbackInput(schema).component} field replaces it.`
  return {
    path: [...path, 'x-component'],
    message: `"${name}" is not imported. ${meant ? `Did you mean "${meant}"? ` : ''}${instead}`,
  }
}

/** Returns a text of the schema. If the text contains code, it becomes an omission. */
export function plainText({ schema, path }: FormilyNode, key: string, omit: Omit): string | undefined {
  const value = schema[key]
  if (typeof value !== 'string' || value === '') return undefined
  if (!isCode(value)) return value
  omit({ path: [...path, key], message: 'Texts with code are not imported.' })
  return undefined
}

function optionsOf({ schema, path }: FormilyNode, omit: Omit): Option[] | undefined {
  if (!Array.isArray(schema.enum)) return undefined
  const options = schema.enum.flatMap((choice: unknown, index) => {
    const { value = choice, label = value } =
      typeof choice === 'object' && choice !== null ? (choice as { value?: unknown; label?: unknown }) : {}
    const isLabelled = label !== '' && !isCode(label)
    const isUsable = typeof value === 'string' || Number.isInteger(value) || typeof value === 'boolean'
    if (isUsable && isLabelled) return [{ value: value as Option['value'], label: String(label) }]
    omit({
      path: [...path, 'enum', index],
      message: 'An option needs a label without code, and a string, integer or boolean as its value.',
    })
    return []
  })
  return options.length > 0 ? options : undefined
}

function settingsOf(node: FormilyNode, taken: Readonly<Record<string, string>>, omit: Omit) {
  const settings: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(propsOf(node.schema, 'x-component-props'))) {
    if (key === 'placeholder' || key === 'allowClear') continue
    const name = Object.hasOwn(taken, key) ? taken[key] : undefined
    if (name === '') continue
    if (name !== undefined && !isCode(value)) settings[name] = value
    else
      omit({
        path: [...node.path, 'x-component-props', key],
        message: `The setting "${key}" is not supported.`,
      })
  }
  return settings
}

function decoratorSettings(node: FormilyNode, omit: Omit): Pick<FormField, 'help' | 'span'> {
  const { schema, path } = node
  const decorator = schema['x-decorator']
  if (decorator !== undefined && decorator !== 'FormItem')
    omit({
      path: [...path, 'x-decorator'],
      message: `The decorator "${decorator}" is not imported: every field already has a form item.`,
    })
  const { tooltip, extra, help, gridSpan, ...others } = propsOf(schema, 'x-decorator-props')
  for (const key of Object.keys(others).filter((key) => key !== 'asterisk' && key !== 'label'))
    omit({ path: [...path, 'x-decorator-props', key], message: `The setting "${key}" is not supported.` })
  const note =
    plainText(node, 'description', omit) ?? [extra, help, tooltip].find((one) => typeof one === 'string')
  return {
    ...(typeof note === 'string' && { help: note }),
    ...(typeof gridSpan === 'number' && gridSpan > 1 && { span: Math.min(gridSpan, 4) }),
  }
}

function defaultOf({ schema, path }: FormilyNode, omit: Omit): Pick<FormField, 'default'> {
  if (!isCode(schema.default)) return { default: schema.default }
  omit({ path: [...path, 'default'], message: 'Default values with code are not imported.' })
  return {}
}

/** Returns the initial states of a node, without the effects of reactions. */
export function stateOf(
  { schema, path }: FormilyNode,
  omit: Omit,
): Pick<FormField, 'visible' | 'disabled' | 'readOnly'> {
  for (const key of ['x-visible', 'x-hidden', 'x-display', 'x-disabled', 'x-pattern'])
    if (isCode(schema[key]))
      omit({ path: [...path, key], message: 'JavaScript code is not imported. Write a rule instead.' })
  const pattern = schema['x-pattern']
  const isHidden =
    schema['x-visible'] === false ||
    schema['x-hidden'] === true ||
    ['none', 'hidden'].includes(String(schema['x-display']))
  const isReadOnly =
    schema.readOnly === true ||
    schema['x-read-only'] === true ||
    schema['x-read-pretty'] === true ||
    pattern === 'readOnly' ||
    pattern === 'readPretty'
  const isDisabled = schema['x-disabled'] === true || schema['x-editable'] === false || pattern === 'disabled'
  return {
    ...(isHidden && { visible: { $expr: 'false' } }),
    ...(isDisabled && { disabled: { $expr: 'true' } }),
    ...(isReadOnly && { readOnly: true }),
  }
}
