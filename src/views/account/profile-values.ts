import dayjs, { type Dayjs } from 'dayjs'
import type { Profile, SaveProfileBody } from '#schemas'

/** What the form holds; an emptied text is an empty one. */
export interface ProfileValues {
  realname: string
  /** 0: not said. */
  sex: number
  birthday: Dayjs | null
  email: string
  telephone: string
  avatar: string | null
}

export const fieldNames = ['realname', 'sex', 'birthday', 'email', 'telephone', 'avatar'] as const

const DAY = 'YYYY-MM-DD'
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function dayOf(value: unknown): Dayjs | null {
  const day = typeof value === 'string' && value !== '' ? dayjs(value, DAY) : null
  return day?.isValid() ? day : null
}

/** What a form shows of a profile, or of values that come from anywhere. */
export const toValues = (from: Partial<Record<keyof ProfileValues, unknown>>): ProfileValues => ({
  realname: textOf(from.realname),
  sex: from.sex === 1 || from.sex === 2 ? from.sex : 0,
  birthday: dayOf(from.birthday),
  email: textOf(from.email),
  telephone: textOf(from.telephone),
  avatar: textOf(from.avatar) || null,
})

type Fields = Omit<SaveProfileBody, 'version'>

/** What is sent of a form. */
export const toFields = (values: ProfileValues): Fields => ({
  realname: values.realname.trim(),
  sex: values.sex === 0 ? null : values.sex,
  birthday: values.birthday?.format(DAY) ?? null,
  email: values.email.trim() || null,
  telephone: values.telephone.trim() || null,
  avatar: values.avatar,
})

/** Whether a form holds something else than a profile. */
export const differs = (values: ProfileValues, profile: Profile): boolean =>
  JSON.stringify(toFields(values)) !== JSON.stringify(toFields(toValues(profile)))
