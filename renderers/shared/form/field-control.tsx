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
  isRequired?: boolean | undefined
  /** Id of the element with the error or the help text. */
  describedBy?: string | undefined
  /** The Formily field of the input. In the input, `useField()` returns this field. */
  field?: Field | undefined
  /** Registers a field when its input is mounted. Returns a function that removes the registration. */
  retain?: ((field: Field) => () => void) | undefined
}

/**
 * Converts settings to props. A setting named `value` becomes the prop `valueKey`, because the prop `value`
 * is the value of the input.
 */
function propsOf(settings: AnyProps): AnyProps {
  if (!('value' in settings)) return settings
  const { value: valueKey, ...props } = settings
  return { ...props, valueKey }
}

/**
 * Draws an input with the props that Formily would pass. Ignores changes while the input is disabled or
 * read-only.
 */
export function FieldControl({
  definition: { Component, supportsReadOnly },
  settings,
  isInvalid,
  isRequired,
  describedBy,
  field,
  retain,
  disabled = false,
  readOnly = false,
  ...control
}: FieldControlProps) {
  useMounted(field, retain)
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
        aria-required={isRequired || undefined}
        aria-describedby={describedBy}
      />
    </FieldContext>
  )
}

/** Tells the Formily field when its input is mounted or unmounted, so that form effects run. */
function useMounted(field: FieldControlProps['field'], retain: FieldControlProps['retain']): void {
  useEffect(() => {
    if (!field) return
    const release = retain?.(field)
    field.onMount()
    return () => {
      field.onUnmount()
      release?.()
    }
  }, [field, retain])
}

const ignore = () => undefined

let shared: Field | undefined

/**
 * Returns the Formily field in read-only mode that all values without a field share. With this field,
 * components that are connected to Formily show their read-only view.
 */
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

/** Shows a value in the read-only view of its component. */
export const FieldValue = ({ definition: { Component }, value, settings }: FieldValueProps) => (
  <FieldContext value={readPrettyField()}>
    <Component {...propsOf(settings)} id="" value={value} onChange={ignore} disabled={false} readOnly />
  </FieldContext>
)
