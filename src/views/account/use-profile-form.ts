import { useEffect, useState } from 'react'
import { useRuntime, useText, useUnsaved } from '#runtime'
import { fieldMessages, needsPlace } from '#runtime/http'
import type { Profile } from '#schemas'
import { isAppError } from '#schemas/errors'
import { inputOf } from '../../forms/input-of.ts'
import { messageOf } from '../../forms/server-errors.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import { session, updateUser } from '../../session/session-store.ts'
import { toFields, toValues } from './profile-values.ts'
import { useAccountCache } from './use-account.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const TELEPHONE = /^[0-9+() -]{3,45}$/

const sexes = [
  { value: '0', label: 'Not specified' },
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
]

const fields = [
  inputOf('avatar', 'Avatar'),
  inputOf('realname', 'Name', { required: true, props: { maxLength: 100, autoComplete: 'name' } }),
  inputOf('sex', 'Sex', { component: 'Radio', props: { options: sexes } }),
  inputOf('birthday', 'Birthday', {
    component: 'Date',
    props: { min: '1900-01-01', max: 'today', placeholder: 'YYYY-MM-DD' },
  }),
  inputOf('email', 'Email', { props: { type: 'email', maxLength: 45, autoComplete: 'email' } }),
  inputOf('telephone', 'Telephone', { props: { type: 'tel', maxLength: 45, autoComplete: 'tel' } }),
]

/** Updates the user's name and picture in the header and in menus. */
function updateSessionUser({ realname, avatar, sex, email }: Profile): void {
  if (session.user) updateUser({ ...session.user, realname, avatar, sex, email })
}

/**
 * Form of the profile, with the state of saving. A failed save keeps the entries. Call this hook in an
 * `observer`.
 */
export function useProfileForm(profile: Profile) {
  const text = useText()
  const { http, notify } = useRuntime()
  const { setProfile } = useAccountCache()
  // The profile may be reloaded during editing. So the request contains the version that the form has shown.
  const [seen, setSeen] = useState(profile)
  const [first] = useState(() => toValues(profile))
  const [isStale, setStale] = useState(false)
  const form = useCheckedForm({
    page: 'account/profile',
    fields,
    values: first,
    check: ({ email, telephone }) => ({
      email: email === '' || EMAIL.test(email.trim()) ? undefined : 'Enter a valid email address.',
      telephone:
        telephone === '' || TELEPHONE.test(telephone.trim())
          ? undefined
          : 'Digits, spaces, +, - and brackets only.',
    }),
    send: async (values) => {
      const args = { ...toFields(values), version: seen.version }
      const saved = await http.call<Profile>('account.saveProfile', args)
      setProfile(saved)
      fill(saved)
      updateSessionUser(saved)
      notify.toast({ type: 'success', text: text('Your profile is saved.') })
    },
    errorsOf: fieldMessages,
    onFailure: (error) => {
      if (!needsPlace(error)) return
      setStale(isAppError(error, 'PROFILE_CHANGED'))
      form.setFailure(messageOf(error))
    },
  })
  const { engine } = form.smallForm
  const isDirty = engine.isDirty.value

  const fill = (from: Profile) => {
    engine.load(toValues(from))
    setSeen(from)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the profile while nothing is typed.
  useEffect(() => {
    if (!isDirty && seen !== profile) fill(profile)
  }, [isDirty, profile])

  useUnsaved({
    key: 'account/profile',
    label: text('Profile'),
    isDirty,
    values: form.read,
    restore: (values) => form.change(toValues(values)),
  })

  const revert = () => {
    form.setFailure(undefined)
    form.fail({})
    fill(profile)
  }
  /**
   * Loads changes of the profile that were saved on another page or device. Keeps the values that the user
   * has typed in this form.
   */
  const loadAgain = async () => {
    const newest = await http.call<Profile>('account.profile').catch(() => undefined)
    if (!newest) return
    engine.rebase(toValues(newest))
    setSeen(newest)
    setProfile(newest)
    form.setFailure(undefined)
  }
  return { form, isDirty, isStale, revert, loadAgain }
}
