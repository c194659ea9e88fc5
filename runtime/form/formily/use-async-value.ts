import type { Field } from '@formily/core'
import { useField } from '@formily/react'
import type { FailedUpload } from '../../registry/definitions.ts'
import type { AsyncValues } from '../form-state.ts'
import { useObservableValue } from '../use-observable-value.ts'

const valuesOf = new WeakMap<Field, AsyncValues>()

/** Gives the component of a field access to its async values. */
export const provideAsyncValues = (field: Field, values: AsyncValues) => valuesOf.set(field, values)

const NONE: readonly FailedUpload[] = []

interface AsyncValue<Value> {
  /**
   * Adds a pending value. `work` resolves to a function that computes the new value from the current one,
   * even if the input is unmounted by then. Before a check, the form waits for pending values. The function
   * is undefined outside the form of a page.
   */
  addAsync:
    | ((work: Promise<(now: Value | undefined) => Value | undefined>, about?: unknown) => void)
    | undefined
  /** Failed uploads. The form can't be submitted until the user has dismissed all failed uploads. */
  failed: readonly FailedUpload[]
}

/** Gives a field's component its values that arrive later, such as uploads. */
export function useAsyncValue<Value>(): AsyncValue<Value> {
  const field = useField<Field | undefined>()
  const values = field && valuesOf.get(field)
  const failed = useObservableValue(() => values?.failed.value ?? NONE)
  return { addAsync: values?.addAsync as AsyncValue<Value>['addAsync'], failed }
}
