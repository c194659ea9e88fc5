import { type FormEvent, type FormHTMLAttributes, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { localize, type Message, type SmallForm, useSmallForm, useText } from '#runtime'
import type { InputField } from '#schemas'
import { type FieldErrors, messageOf } from './refusal.ts'

interface CheckedFormOptions<Name extends string> {
  /** Names the form in errors. */
  page: string
  /** Its inputs; keep it the same array. */
  fields: readonly (InputField & { field: Name })[]
  values?: Partial<Record<Name, string | undefined>>
  /** Shown above the form at first. */
  note?: Message | undefined
  check: (values: Record<Name, string>) => FieldErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<unknown>
  /** Puts a refusal at the inputs it is about. */
  errorsOf?: (error: unknown) => FieldErrors<NoInfer<Name>>
  /** Shows a refusal that is about no input; by default it is the form's `failure`. */
  onFailure?: (error: unknown) => void
}

/** A small form of texts: what was typed, what is wrong with it, and whether it is being sent. */
export interface CheckedForm<Name extends string = string> {
  smallForm: SmallForm
  /** Of its inputs, in their order. */
  names: readonly string[]
  isBusy: boolean
  /** What went wrong with the form as a whole. */
  failure: Message | undefined
  setFailure: (failure: Message | undefined) => void
  /** What was typed; a drawing by `observer` follows it. */
  read: () => Record<Name, string>
  /** Sets values; their errors are gone then. */
  change: (values: Partial<Record<Name, string | undefined>>) => void
  /** Shows these errors and no others, and focuses the first of them; gives whether there was one. */
  fail: (wrong: FieldErrors<Name>) => boolean
  focus: (name: Name) => void
  /** For its `<form>`. */
  props: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onBlur' | 'onChange' | 'noValidate'> & {
    ref: RefObject<HTMLFormElement | null>
  }
}

const selectorOf = (name: string) => `input[id$="-${name}"]`

/** Checks a small form when an input is left and when it is sent, and sends it once. */
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
  /** What was wrong when it was sent is checked at every key until it is sent. */
  const wasRefused = useRef(false)
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
    // The input to be put right may stand on the screen only from now on.
    flushSync(() => show(wrong, names))
    const first = names.find((name) => wrong[name])
    if (first) focus(first)
    return first !== undefined
  }

  const tell = onFailure ?? ((error) => setFailure(messageOf(error)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const typed = read()
    wasRefused.current = fail(check(typed))
    if (wasRefused.current) return
    setBusy(true)
    try {
      if (await smallForm.submit()) await send(typed)
    } catch (error) {
      // Inputs that are disabled meanwhile take no focus.
      flushSync(() => setBusy(false))
      if (!fail(errorsOf(error))) tell(error)
    } finally {
      setBusy(false)
    }
  }

  /** Marks what is wrong of what was typed. The empty wait until the form is sent. */
  const mark = (typing?: Element) => {
    const typed = read()
    const wrong = check(typed)
    const isMeant = (name: Name) =>
      typed[name] !== '' && wrong[name] !== undefined && !typing?.matches(selectorOf(name))
    show(wrong, names.filter(isMeant))
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
      onBlur: () => mark(),
      // What is being typed waits until it is left.
      onChange: ({ target }) => mark(wasRefused.current ? undefined : (target as Element)),
    },
  }
}
