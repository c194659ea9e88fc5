import { type FormEvent, type FormHTMLAttributes, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { localize, type Message, type SmallForm, useSmallForm, useText } from '#runtime'
import type { InputField } from '#schemas'
import { type FieldErrors, messageOf } from './server-errors.ts'

interface CheckedFormOptions<Name extends string> {
  /** Name of the page, which error reports contain. */
  page: string
  /** Inputs of the form. Pass the same array on each render, because a new array creates a new form. */
  fields: readonly (InputField & { field: Name })[]
  values?: Partial<Record<Name, string | undefined>>
  /** Message that is shown above the form when it opens. */
  note?: Message | undefined
  check: (values: Record<Name, string>) => FieldErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<unknown>
  /** Converts a server error to errors of inputs. */
  errorsOf?: (error: unknown) => FieldErrors<NoInfer<Name>>
  /** Shows a server error that belongs to no input. By default, the error becomes `failure`. */
  onFailure?: (error: unknown) => void
}

/** A form whose values are all strings, with its values, errors and submit state. */
export interface CheckedForm<Name extends string = string> {
  smallForm: SmallForm
  /** Names of the inputs, in order. */
  names: readonly string[]
  isBusy: boolean
  /** Error of the whole form. */
  failure: Message | undefined
  setFailure: (failure: Message | undefined) => void
  /** Returns the entered values. A component that calls `read` must be an `observer`. */
  read: () => Record<Name, string>
  /** Sets values and clears their errors. */
  change: (values: Partial<Record<Name, string | undefined>>) => void
  /** Replaces the errors and focuses the first input with an error. Returns true if an input has an error. */
  fail: (wrong: FieldErrors<Name>) => boolean
  focus: (name: Name) => void
  /** Props for the `<form>` element. */
  props: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onBlur' | 'onChange' | 'noValidate'> & {
    ref: RefObject<HTMLFormElement | null>
  }
}

const selectorOf = (name: string) => `input[id$="-${name}"]`

/**
 * A form that is validated on blur and on submit. A second submit does nothing while the first is running.
 */
export function useCheckedForm<Name extends string>({
  page,
  fields,
  values,
  note,
  check,
  send,
  errorsOf = () => ({}),
  onFailure,
}: CheckedFormOptions<Name>): CheckedForm<Name> {
  const text = useText()
  const smallForm = useSmallForm({ pageId: page, pointer: '', fields, values })
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(note)
  const [isBusy, setBusy] = useState(false)
  /** True after a failed submit. Values are then validated on each key until the next submit. */
  const wasRejected = useRef(false)
  const names = fields.map(({ field }) => field)

  const read = () => {
    const typed = names.map((name) => [name, smallForm.form.values[name] ?? ''])
    return Object.fromEntries(typed) as Record<Name, string>
  }
  const messageAt = (error: Message | undefined) => (error ? localize(error, text) : '')
  const show = (wrong: FieldErrors<Name>, of: readonly Name[]) =>
    smallForm.showErrors(Object.fromEntries(of.map((name) => [name, messageAt(wrong[name])])))
  const focus = (name: Name) => {
    const input = element.current?.querySelector<HTMLInputElement>(selectorOf(name))
    input?.focus()
    input?.select()
  }
  const fail = (wrong: FieldErrors<Name>) => {
    // The input with the error may be mounted only by this update, so the focus is set afterwards.
    flushSync(() => show(wrong, names))
    const first = names.find((name) => wrong[name])
    if (first) focus(first)
    return first !== undefined
  }

  const reportFailure = onFailure ?? ((error) => setFailure(messageOf(error)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const typed = read()
    wasRejected.current = fail(check(typed))
    if (wasRejected.current) return
    setBusy(true)
    try {
      if (await smallForm.submit()) await send(typed)
    } catch (error) {
      // Disabled inputs can't be focused.
      flushSync(() => setBusy(false))
      if (!fail(errorsOf(error))) reportFailure(error)
    } finally {
      setBusy(false)
    }
  }

  /** Shows the errors of inputs that have a value. Empty inputs are validated only on submit. */
  const showEnteredErrors = (typing?: Element) => {
    const typed = read()
    const wrong = check(typed)
    const isEntered = (name: Name) =>
      typed[name] !== '' && wrong[name] !== undefined && !typing?.matches(selectorOf(name))
    show(wrong, names.filter(isEntered))
  }

  return {
    smallForm,
    names,
    isBusy,
    failure,
    setFailure,
    read,
    change: (changed) => {
      smallForm.form.setValues(changed)
      show({}, Object.keys(changed) as Name[])
    },
    fail,
    focus,
    props: {
      ref: element,
      noValidate: true,
      onSubmit: submit,
      onBlur: () => showEnteredErrors(),
      // The active input is validated on blur.
      onChange: ({ target }) => showEnteredErrors(wasRejected.current ? undefined : (target as Element)),
    },
  }
}
