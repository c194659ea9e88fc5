import { type ChangeEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '#runtime/i18n'
import type { BoundInput } from './text-input.tsx'

/** What is wrong with each field: an English source text or the server's own words. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>

/** Values and errors of a small form. */
export interface Fields<Name extends string> {
  values: Readonly<Record<Name, string>>
  /** Sets values; their errors are gone then. */
  change: (changed: Partial<Record<Name, string>>) => void
  /** Shows these errors and no others, and moves the focus to the first of them; gives whether there was one. */
  fail: (wrong: FieldErrors<Name>) => boolean
  /** Shows or takes away the error of one field without moving the focus. */
  mark: (name: Name, error: string | undefined) => void
  focus: (name: Name) => void
  /** What one input needs. */
  bind: (name: Name) => BoundInput
}

/** Keeps values and errors of a form; the keys of `initial` are its fields in the order of their inputs. */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  text: Translate,
): Fields<Name> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const names = Object.keys(initial) as Name[]

  const mark = (name: Name, error: string | undefined) =>
    setErrors((before) => ({ ...before, [name]: error }))
  const change: Fields<Name>['change'] = (changed) => {
    setValues((before) => ({ ...before, ...changed }))
    setErrors((before) => ({ ...before, ...blank(changed) }))
  }
  const focus = (name: Name) => {
    inputs.current[name]?.focus()
    inputs.current[name]?.select()
  }
  const fail: Fields<Name>['fail'] = (wrong) => {
    // The input to be put right may stand on the screen only from now on.
    flushSync(() => setErrors(wrong))
    const first = names.find((name) => wrong[name])
    if (first) focus(first)
    return first !== undefined
  }

  return {
    values,
    change,
    fail,
    mark,
    focus,
    bind: (name) => {
      const error = errors[name]
      return {
        name,
        value: values[name],
        error: error && text(error),
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          change({ [name]: event.target.value } as Partial<Record<Name, string>>),
        inputRef: (input: HTMLInputElement | null) => {
          inputs.current[name] = input
        },
      }
    },
  }
}

const blank = (changed: object) => Object.fromEntries(Object.keys(changed).map((name) => [name, undefined]))
