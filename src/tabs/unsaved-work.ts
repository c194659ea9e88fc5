import { proxy } from 'valtio'
import type { UnsavedForm, UnsavedPort } from '#runtime'
import { notify } from '../app/notify/notify.ts'
import { locale } from '../locales/locale-store.ts'
import { session } from '../session/session-store.ts'
import { readDraft, removeDraft, storeDrafts } from './expired-session-drafts.ts'

interface WatchedForm {
  /** Path of the tab that contains the form. */
  path: string
  /** Address at which the form was opened. */
  at: string
  /** True for a kept page. The unsaved work of a kept page is lost only if the page is closed. */
  isKept: boolean
  isDirty: boolean
  latest: () => UnsavedForm
}

/** The page whose forms an unsaved-work port watches. */
interface PageOfForms {
  path: () => string
  isKept: boolean
  /**
   * False for a kept page in the background. The effects of such a page have ended, but its unsaved work
   * remains.
   */
  isShown: () => boolean
}

/** Paths of the tabs that have unsaved work. */
export const unsaved = proxy<{ paths: readonly string[] }>({ paths: [] })

const watchedForms = new Map<string, WatchedForm>()
const asking = new Set<string>()

/**
 * Makes the browser ask before the user leaves the page. Doesn't ask if the session has ended, because the
 * work is then stored.
 */
function warn(event: BeforeUnloadEvent): void {
  if (!session.isLeaving) event.preventDefault()
}

/**
 * Publishes the paths that have unsaved work. While there are such paths, the browser asks before the user
 * leaves the application.
 */
function updateUnsavedPaths(): void {
  const paths = [
    ...new Set([...watchedForms.values()].filter(({ isDirty }) => isDirty).map(({ path }) => path)),
  ]
  if (paths.join() !== unsaved.paths.join()) unsaved.paths = paths
  // The listener is added only if there is unsaved work, because browsers can't restore a page with this
  // listener from their cache.
  if (paths.length > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

const dirtyForms = (paths?: readonly string[]) =>
  [...watchedForms].filter(
    ([, { isDirty, path }]) => isDirty && (paths === undefined || paths.includes(path)),
  )

function drop(ids: readonly string[]): void {
  for (const id of ids) watchedForms.delete(id)
  updateUnsavedPaths()
}

/** Asks the user whether to restore the values from a session that has ended. */
async function offerDraft(key: string, latest: () => UnsavedForm): Promise<void> {
  const user = session.user?.id ?? ''
  const values = readDraft(user, key)
  if (values === undefined || asking.has(key)) return
  asking.add(key)
  const isAccepted = await notify.confirm({
    title: locale.translate('Restore what you typed?'),
    text: locale.translate('The page was closed before "{{label}}" was saved.', { label: latest().label }),
    okText: locale.translate('Restore'),
    cancelText: locale.translate('Discard'),
  })
  asking.delete(key)
  removeDraft(user, key)
  if (isAccepted) latest().restore(values)
}

/** Creates the unsaved-work port of a page. */
export function createUnsavedPort({ path, isKept, isShown }: PageOfForms): UnsavedPort {
  return {
    watch: (key, isDirty, latest) => {
      const work = { path: path(), at: window.location.pathname, isKept, isDirty, latest }
      const id = `${work.path} ${key}`
      watchedForms.set(id, work)
      updateUnsavedPaths()
      void offerDraft(key, latest)
      return () => {
        const isBehind = isKept && !isShown()
        if (watchedForms.get(id) === work && !isBehind) drop([id])
      }
    },
    confirmLoss: (keys) => {
      const ids = keys.map((key) => `${path()} ${key}`)
      return confirmLossOf(dirtyForms().filter(([id]) => ids.includes(id)))
    },
  }
}

/**
 * Saves the forms that save drafts on the server. Resolves to the work of all forms that are still unsaved.
 */
async function stillUnsaved(works: ReturnType<typeof dirtyForms>) {
  const saved = await Promise.all(works.map(([, { latest }]) => latest().save?.() ?? false))
  return works.filter((_, index) => !saved[index])
}

/**
 * Asks whether unsaved work may be lost. Covers the tabs with these paths, or all tabs. Resolves to true if
 * the user agrees or nothing would be lost. The work stays watched, because leaving the page may still fail.
 */
export const confirmLoss = (paths?: readonly string[]): Promise<boolean> => confirmLossOf(dirtyForms(paths))

async function confirmLossOf(works: ReturnType<typeof dirtyForms>): Promise<boolean> {
  const dirty = await stillUnsaved(works)
  if (dirty.length === 0) return true
  const labels = [...new Set(dirty.map(([, { latest }]) => latest().label))]
  return notify.confirm({
    title: locale.translate('Unsaved changes'),
    text: locale.translate('You have unsaved changes: {{labels}}. They will be lost if you leave.', {
      labels: labels.join(', '),
    }),
    tone: 'danger',
    okText: locale.translate('Leave'),
    cancelText: locale.translate('Stay'),
  })
}

/**
 * Asks like `confirmLoss`. If the user agrees, drops the unsaved work, so that the user isn't asked again.
 */
export async function confirmLeave(paths?: readonly string[]): Promise<boolean> {
  const ids = dirtyForms(paths).map(([id]) => id)
  const mayLeave = await confirmLoss(paths)
  if (mayLeave) drop(ids)
  return mayLeave
}

/**
 * Paths of the tabs whose unsaved work is lost when the user leaves this address. Kept pages lose nothing.
 * The work stays watched until its form unmounts, because the user may return to the form before.
 */
export const pathsLostByLeaving = (pathname: string): readonly string[] =>
  dirtyForms().flatMap(([, { isKept, path, at }]) => (isKept || at !== pathname ? [] : [path]))

/** Drops the unsaved work of pages that are closed. */
export function dropUnsavedWork(paths: readonly string[]): void {
  drop([...watchedForms].flatMap(([id, { path }]) => (paths.includes(path) ? [id] : [])))
}

/** Stores all unsaved work, so that the same user can restore it in the next session. */
export function storeUnsavedWork(): void {
  storeDrafts(
    session.user?.id ?? '',
    dirtyForms().map(([, { latest }]) => latest()),
  )
}
