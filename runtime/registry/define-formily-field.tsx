import type { ComponentType } from 'react'
import { isRecord } from '#schemas/values'
import type { FieldDefinition, FieldProps, ValueType } from './definitions.ts'

/**
 * Defines a field that uses an existing Formily component, such as an input of `@formily/antd-v5`. The
 * component gets only values of the accepted types. The component may call `onChange` with a value or with an
 * event.
 */
export function defineFormilyField<Props>({
  Component,
  ...definition
}: Omit<FieldDefinition<Props>, 'Component'> & { Component: ComponentType<never> }): FieldDefinition<Props> {
  const Input = Component as ComponentType<FieldProps<object>>
  const FormilyInput = ({ value, onChange, ...props }: FieldProps<object>) => (
    <Input
      {...props}
      value={definition.accepts.some((type) => isOfType[type](value)) ? value : undefined}
      onChange={(given: unknown) => onChange(valueFromEvent(given))}
    />
  )
  return { ...definition, Component: FormilyInput as FieldDefinition<Props>['Component'] }
}

const isScalar = (value: unknown) => typeof value === 'string' || Number.isFinite(value)

const isOfType: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  object: isRecord,
  array: (value) => Array.isArray(value) && value.every(isScalar),
}

/**
 * Returns the value after a change. Reads the value from an event, as Formily does, and returns any other
 * argument unchanged. Returns undefined for an emptied input.
 */
function valueFromEvent(given: unknown): unknown {
  const { target } = Object(given) as { target?: { type?: string; value?: unknown; checked?: boolean } }
  if (!target) return given === null ? undefined : given
  if (target.type === 'checkbox') return target.checked
  return target.value === '' ? undefined : target.value
}
