import type { Profile, SaveProfileBody } from '#schemas'

type Name = 'realname' | 'sex' | 'birthday' | 'email' | 'telephone' | 'avatar'

/** Values of the profile form, as strings. Undefined for an empty value. */
type ProfileValues = Record<Name, string | undefined>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined

/** Converts a profile, or unsaved entries that are restored, to values of the form. */
export const toValues = (from: Partial<Record<Name, unknown>>): ProfileValues => ({
  realname: textOf(from.realname),
  sex: ['1', '2'].find((sex) => sex === String(from.sex)) ?? '0',
  birthday: dayOf(from.birthday),
  email: textOf(from.email),
  telephone: textOf(from.telephone),
  avatar: textOf(from.avatar),
})

/** Converts values of the form to fields of the request. */
export const toFields = (values: Partial<ProfileValues>): Omit<SaveProfileBody, 'version'> => ({
  realname: values.realname?.trim() ?? '',
  sex: (Number(values.sex) || null) as Profile['sex'],
  birthday: values.birthday || null,
  email: values.email?.trim() || null,
  telephone: values.telephone?.trim() || null,
  avatar: values.avatar || null,
})
