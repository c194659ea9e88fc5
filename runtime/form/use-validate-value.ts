import { useCallback, useMemo } from 'react'
import { businessDay } from '../business-time.ts'
import { useText } from '../i18n/use-text.ts'
import type { AnyProps } from '../registry/create-registry.ts'
import { useRuntime } from '../runtime-context.ts'
import { isBlank } from './pure-data.ts'

/** Validates a value by the settings of its field. Returns an error text, or an empty string. */
export type ValidateValue = (
  component: string | undefined,
  value: unknown,
  settings: () => AnyProps,
) => string

/**
 * Returns a function that validates values by the settings of their fields, such as the minimum and maximum
 * of a date.
 */
export function useValidateValue(): ValidateValue {
  const text = useText()
  const { registry, businessTz } = useRuntime()
  return useMemo(
    () => (component, value, settings) => {
      if (component === undefined || isBlank(value) || !registry.fields.has(component)) return ''
      const { validate } = registry.fields.get(component)
      return validate?.(value, settings(), { text, today: businessDay(businessTz) }) ?? ''
    },
    [text, registry, businessTz],
  )
}

/** Returns a function that finds the error text of a component for a value that its input couldn't parse. */
export function useParseErrorText(): (component: string | undefined) => string | undefined {
  const { registry } = useRuntime()
  return useCallback(
    (component) =>
      component !== undefined && registry.fields.has(component)
        ? registry.fields.get(component).parseErrorText
        : undefined,
    [registry],
  )
}
