import { proxy } from 'valtio'
import type { UnsavedForm, UnsavedPort } from '#runtime'
import { notify } from '../app/notify/notify.ts'
import { locale } from '../locales/locale-store.ts'
import { session } from '../session/session-store.ts'
import { draftOf, forgetDraft, keepDrafts } from './drafts.ts'

interface Work {
  /** Path of its tab. */
  path: string
  /** The address it is typed at. */
  at: string
  /** Its page stays behind other tabs: only closing loses it. */
  isKept: boolean
  isDirty: boolean
  latest: () => UnsavedForm
}

/** The page whose forms a port watches. */
interface PageOfForms {
  path: () => string
  isKept: boolean
  /** A kept page that goes behind another one ends its effects, but not its work. */
  isShown: () => boolean
}

/** Paths of the tabs with unsaved work. */
export const unsaved = proxy<{ paths: readonly string[] }>({ paths: [] })

const works = new Map<string, Work>()
const asking = new Set<string>()

/** The browser asks in its own words; a session that is over has kept the work. */
function warn(event: BeforeUnloadEvent): void {
  if (!session.isLeaving) event.preventDefault()
}

function tell(): void {
  const paths = [...new Set([...works.values()].filter(({ isDirty }) => isDirty).map(({ path }) => path))]
  if (paths.join() !== unsaved.paths.join()) unsaved.paths = paths
  // Bound only while it is needed: a page with it can't come back from the browser's cache.
  if (paths.length > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

const dirtyWorks = (paths?: readonly string[]) =>
  [...works].filter(([, { isDirty, path }]) => isDirty && (paths === undefined || paths.includes(path)))

function drop(ids: readonly string[]): void {
  for (const id of ids) works.delete(id)
  tell()
}

/** Offers to restore the values of a session that ended. */
async function offerDraft(key: string, latest: () => UnsavedForm): Promise<void> {
  const user = session.user?.id ?? ''
  const values = draftOf(user, key)
  if (values === undefined || asking.has(key)) return
  asking.add(key)
  const isWanted = await notify.confirm({
    title: locale.translate('Restore what you typed?'),
    text: locale.translate('Your session ended before "{{label}}" was saved.', { label: latest().label }),
    okText: locale.translate('Restore'),
    cancelText: locale.translate('Discard'),
  })
  asking.delete(key)
  forgetDraft(user, key)
  if (isWanted) latest().restore(values)
}

/** Makes the unsaved-work port of a page. */
export function createUnsavedPort({ path, isKept, isShown }: PageOfForms): UnsavedPort {
  return {
    watch: (key, isDirty, latest) => {
      const work = { path: path(), at: window.location.pathname, isKept, isDirty, latest }
      const id = `${work.path} ${key}`
      works.set(id, work)
      tell()
      void offerDraft(key, latest)
      return () => {
        const isBehind = isKept && !isShown()
        if (works.get(id) === work && !isBehind) drop([id])
      }
    },
  }
}

/** Saves drafts where forms can; gives the work that is still unsaved. */
async function unsavedStill(works: ReturnType<typeof dirtyWorks>) {
  const saved = await Promise.all(works.map(([, { latest }]) => latest().save?.() ?? false))
  return works.filter((_, index) => !saved[index])
}

/**
 * Asks whether unsaved work may be lost: that of these tabs, or all there is. True when nothing would be lost, or the
 * user lets it go. It is minded until then: what comes next may fail.
 */
export async function askToLose(paths?: readonly string[]): Promise<boolean> {
  const dirty = await unsavedStill(dirtyWorks(paths))
  if (dirty.length === 0) return true
  const labels = [...new Set(dirty.map(([, { latest }]) => latest().label))]
  return notify.confirm({
    text: locale.translate('You have unsaved changes: {{labels}}. They will be lost if you leave.', {
      labels: labels.join(', '),
    }),
    tone: 'danger',
    okText: locale.translate('Leave'),
    cancelText: locale.translate('Stay'),
  })
}

/** Asks like `askToLose`, and lets the work go: it is not asked for again. */
export async function confirmLeave(paths?: readonly string[]): Promise<boolean> {
  const ids = dirtyWorks(paths).map(([id]) => id)
  const mayLeave = await askToLose(paths)
  if (mayLeave) drop(ids)
  return mayLeave
}

/**
 * The tabs whose unsaved work is lost when another page is shown than that of an address: those that are not kept
 * behind it. Work that was given up is minded until its form is gone: who goes back before that finds it as it was.
 */
export const pathsLostByLeaving = (pathname: string): readonly string[] =>
  dirtyWorks().flatMap(([, { isKept, path, at }]) => (isKept || at !== pathname ? [] : [path]))

/** Lets go of the work of pages that are no longer there. */
export function dropWork(paths: readonly string[]): void {
  drop([...works].flatMap(([id, { path }]) => (paths.includes(path) ? [id] : [])))
}

/** Keeps all unsaved work for the same user's next session: this one is over. */
export function keepUnsaved(): void {
  keepDrafts(
    session.user?.id ?? '',
    dirtyWorks().map(([, { latest }]) => latest()),
  )
}
