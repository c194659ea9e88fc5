import type { TypedValues, UnsavedForm } from '#runtime'
import { forgetForTab, keepForTab, readForTab } from '../session/storage.ts'

/** What somebody typed before his session ended. */
interface Draft {
  /** Id of the user: nobody is offered what another one typed. */
  user: string
  key: string
  label: string
  values: TypedValues
}

const KEY = 'UNSAVED_DRAFTS'
/** Names of fields that hold secrets; never kept, whatever a form says. */
const SECRET = /passw|pwd|secret|token|captcha|sms_?code/i

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  [value.user, value.key, value.label].every((each) => typeof each === 'string') &&
  isRecord(value.values)

function readDrafts(user: string): Draft[] {
  const kept = readForTab(KEY)
  return (Array.isArray(kept) ? kept.filter(isDraft) : []).filter((draft) => draft.user === user)
}

/** The values without secrets, at whatever depth. */
function withoutSecrets(value: unknown, leaveOut: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, leaveOut))
  if (!isRecord(value)) return value
  const harmless = Object.entries(value).filter(([name]) => !SECRET.test(name) && !leaveOut.includes(name))
  return Object.fromEntries(harmless.map(([name, each]) => [name, withoutSecrets(each, leaveOut)]))
}

/** Keeps what is typed in these forms for this browser tab, under user, page and record. */
export function keepDrafts(user: string, forms: readonly UnsavedForm[]): void {
  if (forms.length === 0) return
  const drafts = forms.map(({ key, label, values, leaveOut = [] }) => ({
    user,
    key,
    label,
    values: withoutSecrets(values(), leaveOut),
  }))
  const keys = new Set(drafts.map(({ key }) => key))
  keepForTab(KEY, [...readDrafts(user).filter(({ key }) => !keys.has(key)), ...drafts])
}

/** What this user typed in this form before his session ended. */
export function draftOf(user: string, key: string): TypedValues | undefined {
  return readDrafts(user).find((draft) => draft.key === key)?.values
}

/** Forgets one draft, and those of other users with it. */
export function forgetDraft(user: string, key: string): void {
  const left = readDrafts(user).filter((draft) => draft.key !== key)
  if (left.length === 0) forgetForTab(KEY)
  else keepForTab(KEY, left)
}
