import { Form } from 'antd'
import { useState } from 'react'
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
  const typed: Partial<ProfileValues> | undefined = Form.useWatch([], form)
  const isDirty = typed !== undefined && differs({ ...toValues(profile), ...typed }, profile)

  const current = () => ({ ...toValues(profile), ...form.getFieldsValue() })
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
      const { version } = profile
      const saved = await http.call<Profile>('account.saveProfile', { ...toFields(values), version })
      setProfile(saved)
      form.setFieldsValue(toValues(saved))
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
    const values = toValues(profile)
    form.setFields(fieldNames.map((name) => ({ name, value: values[name], errors: [] })))
  }
  /** Takes over what was changed elsewhere; what was typed here stays. */
  const loadAgain = async () => {
    const before = toFields(toValues(profile))
    const mine = toFields(current())
    const fresh = await http.call<Profile>('account.profile').catch(() => undefined)
    if (!fresh) return
    const untouched = fieldNames.filter((name) => mine[name] === before[name])
    const values = toValues(fresh)
    setProfile(fresh)
    form.setFields(untouched.map((name) => ({ name, value: values[name], errors: [] })))
    setFailure(undefined)
  }
  return { form, isBusy, isDirty, failure, save, revert, loadAgain }
}
