import { observable } from '@formily/reactive'

/** An observable value. */
export interface Ref<Value> {
  value: Value
}

/** An observable value that is computed from other observables. The result is cached. */
export interface Computed<Value> {
  readonly value: Value
}

export const ref = <Value>(value: Value): Ref<Value> => observable.ref(value) as Ref<Value>

export const computed = <Value>(compute: () => Value): Computed<Value> =>
  observable.computed(compute) as unknown as Computed<Value>
