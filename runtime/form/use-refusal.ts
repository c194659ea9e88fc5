import { useMemo } from 'react'
import { businessDay } from '../business-time.ts'
import { useText } from '../i18n/use-text.ts'
import type { AnyProps } from '../registry/create-registry.ts'
import { useRuntime } from '../runtime-context.ts'
import { isBlank } from './check-input.ts'

/** What the settings of a field refuse of a value; an empty text: nothing. They are looked at only where it minds. */
export type Refusal = (component: string | undefined, value: unknown, settings: () => AnyProps) => string

/** Lets fields judge values by their own settings, as the first and the last day of a date. */
export function useRefusal(): Refusal {
  const text = useText()
  const { registry, businessTz } = useRuntime()
  return useMemo(
    () => (component, value, settings) => {
      if (component === undefined || isBlank(value) || !registry.fields.has(component)) return ''
      const { refuse } = registry.fields.get(component)
      return refuse?.(value, settings(), { text, today: businessDay(businessTz) }) ?? ''
    },
    [text, registry, businessTz],
  )
}
