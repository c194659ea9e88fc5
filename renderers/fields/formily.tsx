import {
  Cascader,
  Checkbox,
  DatePicker,
  Editable,
  Input,
  NumberPicker,
  PreviewText,
  Radio,
  Select,
  Switch,
  TimePicker,
  TreeSelect,
} from '@formily/antd-v5'
import { createForm } from '@formily/core'
import { connect, FieldContext, mapReadPretty } from '@formily/react'
import dayjs from 'dayjs'
import { type ComponentType, useEffect, useState } from 'react'
import Type, { type TSchema } from 'typebox'
import { type AnyProps, defineFormilyField, type FieldStory, useText, type ValueType } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { emptyValue } from '../shared/empty-value.tsx'
import { YesNoView } from '../shared/field-view.tsx'
import { labelIdOf } from '../shared/label-id.ts'
import { endIdOf, LabelRangeEnd } from '../shared/label-range-end.tsx'
import { ownOptions } from '../shared/own-options/schema.ts'

interface InputProps extends AnyProps {
  id: string
  value?: unknown
  disabled?: boolean
  'aria-invalid'?: boolean
  options?: readonly Choice[]
}

interface Choice {
  label: string
  children?: readonly Choice[]
}

/** Wraps an input: translates its options, and shows an empty read-only value as a dash. */
function localized(Component: ComponentType<never>) {
  const Input = Component as ComponentType<AnyProps>
  return function LocalizedInput({ options, ...props }: InputProps) {
    const t = useText()
    const translate = ({ children, ...choice }: Choice): Choice => ({
      ...choice,
      label: t(choice.label),
      ...(children && { children: children.map(translate) }),
    })
    return (
      <PreviewText.Placeholder value={emptyValue}>
        <Input {...props} {...(options && { options: options.map(translate) })} />
      </PreviewText.Placeholder>
    )
  }
}

const choice = (
  name: string,
  title: string,
  accepts: readonly ValueType[],
  Component: ComponentType<never>,
) =>
  defineFormilyField({ name: `formily/${name}`, title, accepts, lazy: true, Component: localized(Component) })

const input = (name: string, title: string, accepts: readonly ValueType[], Component: ComponentType<never>) =>
  choice(name, title, accepts, bordered(Component))

/** Wraps an input: gives it antd's red border while its value is invalid. */
function bordered(Component: ComponentType<never>) {
  const Input = Component as ComponentType<AnyProps>
  return (props: InputProps) => <Input {...props} {...(props['aria-invalid'] && { status: 'error' })} />
}

const YesNo = ({ value }: InputProps) => <YesNoView value={value} />

/** Wraps a group of radio buttons or checkboxes: gives the whole group the label of the field. */
const group = (Component: ComponentType<never>, role: 'group' | 'radiogroup') => {
  const Group = Component as ComponentType<AnyProps>
  return (props: InputProps) => <Group role={role} aria-labelledby={labelIdOf(props.id)} {...props} />
}

/** Connects `Checkbox` or `Switch` to the Formily field, and adds a read-only view, which both lack. */
const yesNo = (Component: ComponentType<never>) => {
  const Input = Component as ComponentType<AnyProps>
  return connect(
    ({ value, ...props }: InputProps) => (
      <span>
        <Input {...props} checked={value === true} />
      </span>
    ),
    mapReadPretty(YesNo),
  )
}

/**
 * Wraps a picker: ignores a value that is not a date. antd's pickers would throw an error for such a value.
 */
const datePicker = (Component: ComponentType<never>) => {
  const Picker = Component as ComponentType<AnyProps>
  return ({ value, ...props }: InputProps) => {
    const isSound = [value].flat().every(isDate)
    return <Picker {...props} value={isSound ? value : undefined} />
  }
}

const isDate = (value: unknown) => [`${value}`, `2000-01-01 ${value}`].some((text) => dayjs(text).isValid())

/** Wraps a range picker: gives each of its two inputs a label. */
function rangePicker(Component: ComponentType<never>, endName: string, View: ComponentType<never>) {
  const Picker = Component as ComponentType<AnyProps>
  function RangeInput({ id, ...props }: InputProps) {
    const t = useText()
    return (
      <LabelRangeEnd id={id} label={t(endName)}>
        <Picker {...props} id={{ start: id, end: endIdOf(id) }} />
      </LabelRangeEnd>
    )
  }
  return datePicker(connect(RangeInput, mapReadPretty(View as ComponentType<AnyProps>)))
}

const Tree = ({ options, ...props }: InputProps) => <TreeSelect {...props} treeData={options as never} />

/**
 * Shows a text that becomes an input on click. The input stays while its value is invalid. A separate Formily
 * field stores whether the text or the input is shown, because Formily doesn't validate a field that is shown
 * as a text.
 */
function EditableText(props: InputProps) {
  const [field] = useState(createOwnField)
  const isInvalid = props['aria-invalid'] === true
  useEffect(() => {
    field.setSelfErrors(isInvalid ? ['invalid'] : [])
    if (isInvalid) field.setPattern('editable')
  }, [field, isInvalid])
  if (props.disabled) return <Input {...(props as object)} />
  return (
    <FieldContext value={field}>
      <Editable feedbackLayout="none">
        <Input {...(props as object)} />
      </Editable>
    </FieldContext>
  )
}

function createOwnField() {
  const form = createForm()
  for (const dispose of form.disposers.splice(0)) dispose()
  return form.createField({ name: 'text' })
}

/** Inputs of `@formily/antd-v5`. The key is the name that pages use. */
export const definitions = {
  Input: input('Input', 'Formily text', ['string'], Input),
  TextArea: input('TextArea', 'Formily long text', ['string'], Input.TextArea),
  Editable: input(
    'Editable',
    'Formily editable text',
    ['string'],
    connect(EditableText, mapReadPretty(PreviewText.Input)),
  ),
  PreviewText: input(
    'PreviewText',
    'Formily preview text',
    ['string', 'number', 'integer'],
    PreviewText.Input,
  ),
  NumberPicker: input('NumberPicker', 'Formily number', ['number', 'integer'], NumberPicker),
  Select: input('Select', 'Formily select', ['string', 'number', 'integer', 'array'], Select),
  RadioGroup: choice(
    'RadioGroup',
    'Formily radio buttons',
    ['string', 'number', 'integer'],
    group(Radio.Group, 'radiogroup'),
  ),
  CheckboxGroup: choice('CheckboxGroup', 'Formily checkboxes', ['array'], group(Checkbox.Group, 'group')),
  Checkbox: choice('Checkbox', 'Formily checkbox', ['boolean'], yesNo(Checkbox)),
  Switch: choice('Switch', 'Formily switch', ['boolean'], yesNo(Switch)),
  DatePicker: input('DatePicker', 'Formily date', ['string'], datePicker(DatePicker)),
  DateRangePicker: input(
    'DateRangePicker',
    'Formily date range',
    ['array'],
    rangePicker(DatePicker.RangePicker, 'End date', PreviewText.DateRangePicker),
  ),
  TimePicker: input('TimePicker', 'Formily time', ['string'], datePicker(TimePicker)),
  TimeRangePicker: input(
    'TimeRangePicker',
    'Formily time range',
    ['array'],
    rangePicker(TimePicker.RangePicker, 'End time', PreviewText.TimeRangePicker),
  ),
  Cascader: input('Cascader', 'Formily cascader', ['array'], Cascader),
  TreeSelect: input('TreeSelect', 'Formily tree select', ['string', 'number', 'integer'], Tree),
}

const allowClear = Type.Optional(Type.Boolean({ title: 'Show clear button', default: false }))
const maxLength = Type.Optional(Type.Integer({ title: 'Maximum length', minimum: 1 }))
/* @__NO_SIDE_EFFECTS__ */
const limit = (title: string) => Type.Optional(Type.Number({ title }))
const showSearch = Type.Optional(Type.Boolean({ title: 'Searchable', default: false }))

/* @__NO_SIDE_EFFECTS__ */
const option = (more: Record<string, TSchema>) =>
  strictObject({
    value: Type.Union([Type.String(), Type.Number()]),
    label: Type.String({ title: 'Label', minLength: 1, maxLength: 500 }),
    ...more,
  })
/* @__NO_SIDE_EFFECTS__ */
const children = (below: TSchema) => ({
  children: Type.Optional(Type.Array(below, { title: 'Child options' })),
})
/** Options with up to three levels. */
const tree = Type.Optional(
  Type.Array(option(children(option(children(option({}))))), {
    title: 'Options',
    minItems: 1,
    maxItems: 200,
  }),
)

export const props: Record<keyof typeof definitions, TSchema> = {
  Input: strictObject({ allowClear, maxLength }),
  TextArea: strictObject({
    allowClear,
    maxLength,
    rows: Type.Optional(Type.Integer({ title: 'Height in rows', minimum: 1, maximum: 30 })),
  }),
  Editable: strictObject({ maxLength }),
  PreviewText: strictObject({}),
  NumberPicker: strictObject({
    min: limit('Minimum'),
    max: limit('Maximum'),
    step: limit('Increment'),
    precision: Type.Optional(Type.Integer({ title: 'Decimal places', minimum: 0, maximum: 10 })),
  }),
  Select: strictObject({
    options: ownOptions,
    allowClear,
    showSearch,
    mode: Type.Optional(stringEnum(['multiple', 'tags'], { title: 'Selection mode' })),
  }),
  RadioGroup: strictObject({
    options: ownOptions,
    optionType: Type.Optional(stringEnum(['default', 'button'], { title: 'Display as' })),
  }),
  CheckboxGroup: strictObject({ options: ownOptions }),
  Checkbox: strictObject({}),
  Switch: strictObject({}),
  DatePicker: strictObject({
    allowClear,
    picker: Type.Optional(stringEnum(['date', 'month', 'year'], { title: 'Picker type', default: 'date' })),
    showTime: Type.Optional(Type.Boolean({ title: 'Show time', default: false })),
  }),
  DateRangePicker: strictObject({ allowClear }),
  TimePicker: strictObject({ allowClear }),
  TimeRangePicker: strictObject({ allowClear }),
  Cascader: strictObject({ options: tree, allowClear, showSearch }),
  TreeSelect: strictObject({ options: tree, allowClear, showSearch }),
}

const options = [
  { value: 'leaf', label: 'Loose leaf' },
  { value: 'bag', label: 'Tea bags' },
]
const regions = [{ value: 'zj', label: 'Zhejiang', children: [{ value: 'hz', label: 'Hangzhou' }] }]

export const stories: Record<keyof typeof definitions, FieldStory<AnyProps>[]> = {
  Input: [{ name: 'A text', value: 'Longjing' }],
  TextArea: [{ name: 'Lines', value: 'Longjing\nBiluochun' }],
  Editable: [{ name: 'A text, editable', value: 'Longjing' }],
  PreviewText: [{ name: 'A text, shown', value: 'Longjing' }],
  NumberPicker: [{ name: 'A number', value: 7, props: { min: 1, max: 9 } }],
  Select: [
    { name: 'One', value: 'leaf', props: { options } },
    { name: 'Several', value: ['leaf'], props: { options, mode: 'multiple' } },
  ],
  RadioGroup: [{ name: 'A choice', value: 'leaf', props: { options } }],
  CheckboxGroup: [{ name: 'Some', value: ['leaf'], props: { options } }],
  Checkbox: [{ name: 'Ticked', value: true }],
  Switch: [{ name: 'On', value: true }],
  DatePicker: [{ name: 'A day', value: '2026-03-08' }],
  DateRangePicker: [{ name: 'A week', value: ['2026-03-02', '2026-03-08'] }],
  TimePicker: [{ name: 'A time', value: '09:30:00' }],
  TimeRangePicker: [{ name: 'A morning', value: ['09:30:00', '11:30:00'] }],
  Cascader: [{ name: 'A place', value: ['zj', 'hz'], props: { options: regions } }],
  TreeSelect: [{ name: 'A city', value: 'hz', props: { options: regions } }],
}
