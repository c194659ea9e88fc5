import type { Field } from '@formily/core'
import { observer, useField } from '@formily/react'
import { NodeBoundary } from '../page/node-boundary.tsx'
import { useRuntime } from '../runtime-context.ts'
import { useFormIds } from './form-ids.ts'
import type { LoweredField } from './lower-fields.ts'

interface InputProps {
  value?: unknown
  onChange?: (value: unknown) => void
  disabled?: boolean
}

/** The input of a Formily field, drawn by the registry's field of that name; an unknown name is a mark in its place. */
export const FieldInput = observer(({ lowered, ...input }: InputProps & { lowered: () => LoweredField }) => (
  <NodeBoundary at={lowered().at} compact>
    <KnownInput {...input} lowered={lowered()} />
  </NodeBoundary>
))

const KnownInput = observer((input: InputProps & { lowered: LoweredField }) => {
  const { lowered, value, onChange, disabled = false } = input
  const { registry } = useRuntime()
  const field = useField<Field>()
  const ids = useFormIds(lowered.key)
  const at = { ...lowered.at, pointer: `${lowered.at.pointer}/component` }
  const { Component } = registry.fields.get(lowered.component, at)
  const isInvalid = field.selfErrors.length > 0
  return (
    <Component
      id={ids.input}
      value={value}
      onChange={(next) => onChange?.(next)}
      disabled={disabled}
      invalid={isInvalid}
      describedBy={isInvalid || lowered.help ? ids.error : undefined}
      placeholder={lowered.placeholder}
      props={lowered.props}
    />
  )
})
