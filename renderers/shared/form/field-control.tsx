import { createForm, type Field } from '@formily/core'
import { FieldContext } from '@formily/react'
import { useEffect } from 'react'
import type { AnyProps, FieldDefinition, FieldProps } from '#runtime'

type Definition = FieldDefinition<AnyProps>

type ControlProps = Pick<FieldProps<object>, 'id' | 'value' | 'onChange' | 'placeholder'> & {
  disabled?: boolean
  readOnly?: boolean
}

interface FieldControlProps extends ControlProps {
  definition: Definition
  settings: AnyProps
  isInvalid: boolean
  /** Id of the error or help text. */
  describedBy?: string | undefined
  /** Its Formily field, for `useField()`. */
  field?: Field | undefined
  /** Registers the drawing of the field; returns the function that releases it. */
  hold?: ((field: Field) => () => void) | undefined
}

/** Settings as props; `value` is Formily's name for something else. */
function propsOf(settings: AnyProps): AnyProps {
  if (!('value' in settings)) return settings
  const { value: valueKey, ...props } = settings
  return { ...props, valueKey }
}

/** An input of any form, in Formily's conventions; a disabled or read-only one ignores changes. */
export function FieldControl({
  definition: { Component, supportsReadOnly },
  settings,
  isInvalid,
  describedBy,
  field,
  hold,
  disabled = false,
  readOnly = false,
  ...control
}: FieldControlProps) {
  useMounted(field, hold)
  const placeholder = control.placeholder ?? (settings.placeholder as string | undefined)
  return (
    <FieldContext value={field as Field}>
      <Component
        {...propsOf(settings)}
        {...control}
        onChange={disabled || readOnly ? ignore : control.onChange}
        disabled={disabled || (readOnly && !supportsReadOnly)}
        readOnly={readOnly}
        placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
    </FieldContext>
  )
}

/** Effects of the form hear when a field is mounted. */
function useMounted(field: FieldControlProps['field'], hold: FieldControlProps['hold']): void {
  useEffect(() => {
    if (!field) return
    const release = hold?.(field)
    field.onMount()
    return () => {
      field.onUnmount()
      release?.()
    }
  }, [field, hold])
}

const ignore = () => undefined

let shared: Field | undefined

/** A field outside all forms, for which connected components draw their read-only view. */
function readPrettyField(): Field {
  if (shared) return shared
  const form = createForm({ pattern: 'readPretty' })
  for (const dispose of form.disposers.splice(0)) dispose()
  shared = form.createField({ name: 'value' })
  return shared
}

interface FieldValueProps {
  definition: Definition
  value: unknown
  settings: AnyProps
}

/** A value as people read it, without an input. */
export const FieldValue = ({ definition: { Component }, value, settings }: FieldValueProps) => (
  <FieldContext value={readPrettyField()}>
    <Component {...propsOf(settings)} id="" value={value} onChange={ignore} disabled={false} readOnly />
  </FieldContext>
)
