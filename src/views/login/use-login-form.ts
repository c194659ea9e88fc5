import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readTraits, type ServerTraits } from '../../session/capabilities.ts'
import { createVisitorHttp } from '../../session/visitor-http.ts'
import { type Captcha, type LoginValues, type Refusal, readCaptcha, signIn } from './sign-in.ts'

type Field = keyof LoginValues
const EMPTY: LoginValues = { username: '', password: '', captcha: '' }
const REQUIRED: Record<Field, string> = {
  username: 'Please enter your user name.',
  password: 'Please enter your password.',
  captcha: 'Please enter the verification code.',
}

/** What the form asks for, in the order of its inputs. */
const fieldsOf = (traits: ServerTraits | undefined): Field[] =>
  traits?.captcha ? ['username', 'password', 'captcha'] : ['username', 'password']

export interface LoginFormOptions {
  /** Why the last session ended. */
  note: string | undefined
  /** Called when people start to type: time to fetch what comes next. */
  onStart: () => void
  /** Runs while the form still shows that it is busy. */
  onSignedIn: () => Promise<void>
}

/** The state of the login form. */
export function useLoginForm({ note, onStart, onSignedIn }: LoginFormOptions) {
  const [http] = useState(createVisitorHttp)
  const [traits, setTraits] = useState<ServerTraits>()
  const [captcha, setCaptcha] = useState<Captcha>()
  const [values, setValues] = useState(EMPTY)
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [failure, setFailure] = useState(note)
  const [isBusy, setBusy] = useState(false)
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({})

  const refresh = useCallback(async () => {
    const now = await readTraits(http)
    if (now) setTraits(now)
    if (now?.captcha) setCaptcha(await readCaptcha(http))
  }, [http])
  useEffect(() => void refresh(), [refresh])

  const change = (field: Field, value: string) => {
    onStart()
    setValues((before) => ({ ...before, [field]: value }))
    setMissing((before) => before.filter((each) => each !== field))
  }

  const refuse = async ({ message, field }: Refusal) => {
    flushSync(() => {
      setFailure(message)
      setBusy(false)
      setValues((before) => ({ ...before, captcha: '' }))
    })
    inputs.current[field]?.focus()
    inputs.current[field]?.select()
    await refresh()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const empty = fieldsOf(traits).filter((field) =>
      field === 'password' ? !values[field] : !values[field].trim(),
    )
    setMissing(empty)
    setFailure(undefined)
    if (empty[0]) return inputs.current[empty[0]]?.focus()
    setBusy(true)
    const refusal = await signIn(http, values, traits?.captcha ? captcha?.key : undefined)
    if (refusal) return refuse(refusal)
    await onSignedIn()
  }

  return {
    traits,
    captcha,
    failure,
    isBusy,
    refresh,
    submit,
    fill: (filled: Partial<LoginValues>) => {
      onStart()
      setValues((before) => ({ ...before, ...filled }))
      setMissing([])
    },
    /** What one input needs. */
    bind: (field: Field) => ({
      value: values[field],
      missing: missing.includes(field) ? REQUIRED[field] : undefined,
      onChange: (event: { target: HTMLInputElement }) => change(field, event.target.value),
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current[field] = input
      },
    }),
  }
}
