import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { useRuntime, useText, useUnsaved } from '#runtime'
import { failureOf } from '#runtime/http'
import type { Profile } from '#schemas'
import { isAppError } from '#schemas/errors'
import { session, takeUser } from '../../session/session-store.ts'
import { differs, fieldNames, type ProfileValues, toFields, toValues } from './profile-values.ts'
import { useAccountAnswers } from './use-account.ts'

/** Header and menus show the new name and picture at once. */
function tellSession({ realname, avatar, sex, email }: Profile): void {
  if (session.user) takeUser({ ...session.user, realname, avatar, sex, email })
}

/** The profile's form: what it holds, whether that is saved, and why not. What was typed stays when a save fails. */
export function useProfileForm(profile: Profile) {
  const text = useText()
  const { http, notify } = useRuntime()
  const { setProfile } = useAccountAnswers()
  const [form] = Form.useForm<ProfileValues>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ message: string; isStale: boolean }>()
  // The profile may be read again under what is typed: it is sent over the one that was seen.
  const [filled, setFilled] = useState(profile)
  const typed: Partial<ProfileValues> | undefined = Form.useWatch([], form)
  const isDirty = typed !== undefined && differs({ ...toValues(filled), ...typed }, filled)

  const fill = (from: Profile, names: readonly (keyof ProfileValues)[] = fieldNames) => {
    const values = toValues(from)
    form.setFields(names.map((name) => ({ name, value: values[name], errors: [] })))
    setFilled(from)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the profile while nothing is typed.
  useEffect(() => {
    if (!isDirty && filled !== profile) fill(profile)
  }, [isDirty, profile])

  const current = () => ({ ...toValues(filled), ...form.getFieldsValue() })
  useUnsaved({
    key: 'account/profile',
    label: text('Profile'),
    isDirty,
    values: () => toFields(current()),
    restore: (values) => form.setFieldsValue(toValues(values)),
  })

  const refuse = (error: unknown) => {
    const { fields = {}, notified } = failureOf(error) ?? {}
    const told = fieldNames.filter((name) => Object.hasOwn(fields, name))
    form.setFields(told.map((name) => ({ name, errors: [String(fields[name])] })))
    if (notified || told.length > 0) return
    const message = error instanceof Error ? text(error.message) : String(error)
    setFailure({ message, isStale: isAppError(error, 'PROFILE_CHANGED') })
  }

  const save = async (values: ProfileValues) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { version } = filled
      const saved = await http.call<Profile>('account.saveProfile', { ...toFields(values), version })
      setProfile(saved)
      fill(saved)
      tellSession(saved)
      notify.toast({ type: 'success', text: text('Your profile is saved.') })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const revert = () => {
    setFailure(undefined)
    fill(profile)
  }
  /** Takes over what was changed elsewhere; what was typed here stays. */
  const loadAgain = async () => {
    const before = toFields(toValues(filled))
    const mine = toFields(current())
    const fresh = await http.call<Profile>('account.profile').catch(() => undefined)
    if (!fresh) return
    const untouched = fieldNames.filter((name) => mine[name] === before[name])
    setProfile(fresh)
    fill(fresh, untouched)
    setFailure(undefined)
  }
  return { form, isBusy, isDirty, failure, save, revert, loadAgain }
}
