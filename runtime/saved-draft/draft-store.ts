import type { FormDraft } from '#schemas'
import { isAppError } from '#schemas/errors'
import { isRecord } from '#schemas/values'
import { actionErrorText } from '../actions/errors.ts'
import type { FormEngine } from '../form/form-engine.ts'
import type { Ref } from '../form/ref.ts'
import { ref } from '../form/ref.ts'
import type { Http } from '../http/create-http.ts'
import { failureOf } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'

/** State of a saved draft. */
interface DraftState {
  /** Id of the draft on the server, or undefined before the first save. */
  id: string | undefined
  status: 'idle' | 'saving' | 'saved' | 'failed'
  /** Time when the values on screen were last saved, `YYYY-MM-DD HH:mm:ss`. */
  savedTime: string | undefined
  /** Localized reason why the last save failed. */
  problem: string | undefined
  /**
   * True if the last save failed with a retryable error, for example because the network was down or the
   * server was busy.
   */
  isRetryable: boolean
  /**
   * A newer draft that another window has saved, or undefined after the user has chosen which draft to keep.
   */
  savedDraft: FormDraft | undefined
}

/**
 * Saves a form as a draft on the server. Saves run one after another. The entries of a failed save are part
 * of the next save.
 */
export interface DraftStore {
  state: Ref<DraftState>
  /** True if all values of the form are saved. */
  isSaved: () => boolean
  /**
   * Saves all values. `step` is the step of a wizard, or the key of a form's record. Never rejects: `state`
   * contains the error.
   */
  save: (step: string) => Promise<boolean>
  /** Saves all values and overwrites the draft that another window has saved. */
  overwrite: (step: string) => Promise<boolean>
  /** Fills the form with the draft that another window has saved. */
  acceptSaved: () => FormDraft | undefined
  /** Closes the conflict. The values stay in the form, but are not saved. */
  closeConflict: () => void
  /** Waits for running saves, then deletes the draft. */
  remove: () => Promise<void>
  /** Ends the connection between the form and its draft. The next change starts a new draft. */
  detach: () => void
}

/** Page, title and values of a draft. The step of the draft is an argument of `save`. */
export interface DraftParts {
  page: string
  pageVersion: string
  title: string
  values: Record<string, unknown>
}

interface DraftStoreOptions {
  engine: FormEngine
  /** The saved draft that the form continues, or undefined if the form starts without a draft. */
  draft: FormDraft | undefined
  collect: () => DraftParts
  /** Fills the form with a draft's values. The values may have any shape. */
  restore: (values: Record<string, unknown>) => void
  /** Returns the current dependencies, which a change of language replaces. */
  ports: () => { http: Http; text: Translate; now: () => string }
}

const GONE = 'This draft was submitted or deleted elsewhere. Saving again creates a new draft.'

/** Length up to which a draft fits into a request that continues after the tab is closed: 64 KiB in UTF-8. */
const MAX_KEPT_LENGTH = 20_000

/**
 * True for an error after which a later request may succeed: no response, too many requests, or an error of
 * the server.
 */
function isRetryableError(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status !== undefined && (status === 0 || status === 429 || status >= 500)
}

/** True for a draft in the shape that servers send. */
export const isDraft = (value: unknown): value is FormDraft =>
  isRecord(value) && typeof value.id === 'string' && Number.isInteger(value.version) && isRecord(value.values)

export function createDraftStore({ engine, draft, collect, restore, ports }: DraftStoreOptions): DraftStore {
  let version = draft?.version
  let savedChanges = draft ? engine.changes.value : -1
  let last: Promise<unknown> = Promise.resolve()
  const state = ref<DraftState>({
    id: draft?.id,
    status: 'idle',
    savedTime: draft?.updateTime,
    problem: undefined,
    isRetryable: false,
    savedDraft: undefined,
  })
  const put = (next: Partial<DraftState>) => {
    state.value = { ...state.value, ...next }
  }

  const send = async (step: string) => {
    const { http, now } = ports()
    const { id } = state.value
    const changes = engine.changes.value
    const args = { ...collect(), step, ...(id && { id, version }) }
    const isShort = JSON.stringify(args).length < MAX_KEPT_LENGTH
    // `isQuiet`, because the draft status shows the error.
    const saved = await http.call<unknown>('draft.save', args, { isQuiet: true, keepalive: isShort })
    if (!isRecord(saved) || typeof saved.id !== 'string') throw new TypeError('draft.save gave no draft')
    version = saved.version as number
    savedChanges = changes
    put({ id: saved.id, status: 'saved', savedTime: now() })
  }
  const fail = async (error: unknown) => {
    const { http, text } = ports()
    put({ isRetryable: isRetryableError(error) })
    const savedDraft = isAppError(error, 'DRAFT_CHANGED')
      ? await http.call<unknown>('draft.get', { id: state.value.id }).catch(() => undefined)
      : undefined
    if (isAppError(error, 'DRAFT_NOT_FOUND')) {
      put({ id: undefined, status: 'failed', problem: text(GONE) })
    } else if (isDraft(savedDraft))
      put({ status: 'failed', problem: actionErrorText(error, text), savedDraft })
    else put({ status: 'failed', problem: actionErrorText(error, text) })
  }
  const saveNow = async (step: string): Promise<boolean> => {
    // Nothing is saved until the user has chosen which draft to keep.
    if (state.value.savedDraft) return false
    put({ status: 'saving', problem: undefined })
    try {
      await send(step)
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }
  const save = (step: string): Promise<boolean> => {
    const saving = last.then(() => saveNow(step))
    last = saving
    return saving
  }

  return {
    state,
    isSaved: () => engine.changes.value === savedChanges,
    save,
    overwrite: (step) => {
      version = state.value.savedDraft?.version
      put({ savedDraft: undefined })
      return save(step)
    },
    acceptSaved: () => {
      const { savedDraft } = state.value
      if (!savedDraft) return undefined
      restore(savedDraft.values)
      version = savedDraft.version
      savedChanges = engine.changes.value
      put({ status: 'idle', savedTime: savedDraft.updateTime, problem: undefined, savedDraft: undefined })
      return savedDraft
    },
    closeConflict: () => put({ savedDraft: undefined }),
    detach: () => {
      version = undefined
      savedChanges = engine.changes.value
      put({ id: undefined, status: 'idle', savedTime: undefined, problem: undefined, savedDraft: undefined })
    },
    remove: async () => {
      await last
      const { id } = state.value
      if (id !== undefined) await ports().http.call('draft.remove', { id })
    },
  }
}
