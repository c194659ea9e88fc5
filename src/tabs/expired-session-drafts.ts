import type { UnsavedForm, UnsavedValues } from '#runtime'
import { isRecord } from '#schemas/values'
import { readForTab, removeForTab, storeForTab } from '../session/storage.ts'

/** Unsaved values of a form from a session that has ended. */
interface Draft {
  /** Id of the user. A draft is offered only to the same user. */
  user: string
  key: string
  label: string
  values: UnsavedValues
}

const KEY = 'UNSAVED_DRAFTS'
/** Field names that mark secrets. Their values are never stored. */
const SECRET = /passw|pwd|secret|token|captcha|sms_?code/i

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  [value.user, value.key, value.label].every((each) => typeof each === 'string') &&
  isRecord(value.values)

function readDrafts(user: string): Draft[] {
  const stored = readForTab(KEY)
  return (Array.isArray(stored) ? stored.filter(isDraft) : []).filter((draft) => draft.user === user)
}

/** Copies values and leaves out secrets, at any depth. */
function withoutSecrets(value: unknown, leaveOut: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, leaveOut))
  if (!isRecord(value)) return value
  const harmless = Object.entries(value).filter(([name]) => !SECRET.test(name) && !leaveOut.includes(name))
  return Object.fromEntries(harmless.map(([name, each]) => [name, withoutSecrets(each, leaveOut)]))
}

/** Stores the values of forms in this browser tab, by user, page and record. */
export function storeDrafts(user: string, forms: readonly UnsavedForm[]): void {
  if (forms.length === 0) return
  const drafts = forms.map(({ key, label, values, excludedFields = [] }) => ({
    user,
    key,
    label,
    values: withoutSecrets(values(), excludedFields),
  }))
  const keys = new Set(drafts.map(({ key }) => key))
  storeForTab(KEY, [...readDrafts(user).filter(({ key }) => !keys.has(key)), ...drafts])
}

/** Returns the values of a form that are stored for a user. */
export function readDraft(user: string, key: string): UnsavedValues | undefined {
  return readDrafts(user).find((draft) => draft.key === key)?.values
}

/** Removes a draft. Also removes all drafts of other users. */
export function removeDraft(user: string, key: string): void {
  const left = readDrafts(user).filter((draft) => draft.key !== key)
  if (left.length === 0) removeForTab(KEY)
  else storeForTab(KEY, left)
}

/** Removes all drafts. */
export const removeDrafts = (): void => removeForTab(KEY)
