import type { ComponentType } from 'react'
import { isRecord } from '#schemas/values'
import type { FieldDefinition, FieldProps, ValueType } from './definitions.ts'

/**
 * Defines a field with a component made for Formily elsewhere, such as an input of `@formily/antd-v5`. It gets only
 * values of the types it accepts, and may give the event of its input for a value.
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
      onChange={(given: unknown) => onChange(givenValue(given))}
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

/** The value that a component gave, read from an event as Formily does; an emptied input has none. */
function givenValue(given: unknown): unknown {
  const { target } = Object(given) as { target?: { type?: string; value?: unknown; checked?: boolean } }
  if (!target) return given === null ? undefined : given
  if (target.type === 'checkbox') return target.checked
  return target.value === '' ? undefined : target.value
}
