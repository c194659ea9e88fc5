import { observable } from '@formily/reactive'

/** An observable value: its readers run again when it changes. */
export interface Ref<Value> {
  value: Value
}

/** A value made of others, kept until one of them changes. */
export interface Computed<Value> {
  readonly value: Value
}

export const ref = <Value>(value: Value): Ref<Value> => observable.ref(value) as Ref<Value>

export const computed = <Value>(make: () => Value): Computed<Value> =>
  observable.computed(make) as unknown as Computed<Value>
