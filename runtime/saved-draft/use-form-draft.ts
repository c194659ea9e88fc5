import { useEffect, useMemo } from 'react'
import type { FormDraft, FormPage } from '#schemas'
import type { FormEngine } from '../form/form-engine.ts'
import { sameData } from '../form/pure-data.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { autosave } from './autosave.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { recordKey } from './record-key.ts'
import { safeValues, useDraftId, useDraftPorts } from './use-draft-ports.ts'
import { type DraftOpening, useDraftStart } from './use-draft-start.ts'

/** Key of the record that the form on screen edits. */
function useRecordKey(page: FormPage): string {
  const { params } = useOpenPage()
  return recordKey(params, Object.keys(page.params ?? {}))
}

/**
 * Determines how a form starts: with a choice of drafts if there are any of its record, otherwise with the
 * form itself.
 */
export function useFormStart(page: FormPage): DraftOpening {
  return useDraftStart({
    page: page.id,
    savesDrafts: page.form.draft !== undefined,
    at: useRecordKey(page),
    requestedId: null,
    onChange: ignore,
  })
}

/**
 * Does nothing, because the address of a form doesn't name its draft. A form offers the drafts of its record
 * instead.
 */
const ignore = () => undefined

interface FormDraftState {
  store: DraftStore
  /**
   * True if everything that the user typed is on the server. False if the user typed a secret, because
   * secrets are never saved.
   */
  isSafe: () => boolean
  save: () => Promise<boolean>
  overwrite: () => void
  acceptSaved: () => void
  /** Separates the form from its draft. The next change starts a new draft. */
  detach: () => void
  /**
   * True if the record has changed since the draft was begun, and the user hasn't compared the record with
   * the draft yet.
   */
  isOutdated: () => boolean
}

interface FormDraftOptions {
  page: FormPage
  engine: FormEngine
  record: DataRecord | undefined
  draft: FormDraft | undefined
  /** Called when the draft gets another id. */
  onDraft: (id: string | undefined) => void
}

/** Saves a form as a draft while the user types. Returns undefined if the page saves no drafts. */
export function useFormDraft({
  page,
  engine,
  record,
  draft,
  onDraft,
}: FormDraftOptions): FormDraftState | undefined {
  const settings = page.form.draft
  const at = useRecordKey(page)
  const { versionField } = page.form.conflict ?? {}
  const ports = useDraftPorts({
    page,
    engine,
    titleField: settings?.titleField,
    valuesOf: () => valuesOf(engine, versionField),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft fills the form once, when the form is created.
  const store = useMemo(() => {
    if (!settings) return undefined
    const restore = (values: Record<string, unknown>) => {
      engine.load(asOf(values, engine.record.value, versionField), engine.record.value)
      engine.setValues(values)
    }
    if (draft) restore(draft.values)
    return createDraftStore({ engine, draft, restore, ...ports })
  }, [engine])
  useDraftId(store, onDraft)
  useEffect(() => store && autosave({ engine, store, at }), [engine, store, at])
  return useMemo(
    () =>
      store && {
        store,
        isSafe: () => store.isSaved() && hasNoSecret(engine),
        save: () => store.save(at),
        overwrite: () => void store.overwrite(at),
        acceptSaved: () => void store.acceptSaved(),
        detach: store.detach,
        isOutdated: () =>
          draft !== undefined &&
          versionOf(engine.record.value, versionField) !== versionOf(record, versionField),
      },
    [store, engine, at, draft, record, versionField],
  )
}

/** Returns the changed values, and the version of the record that the user has edited. */
function valuesOf({ changed, record }: FormEngine, versionField: string | undefined) {
  const version = versionOf(record.value, versionField)
  return { ...changed(), ...(version !== undefined && { [`${versionField}`]: version }) }
}

const versionOf = (of: DataRecord | undefined, versionField: string | undefined): unknown =>
  versionField === undefined ? undefined : of?.[versionField]

/**
 * Returns the loaded record with the older one of two versions: the record's and the draft's. An older
 * version makes a save fail with a conflict, until the user has compared the draft with the record.
 */
function asOf(draft: DataRecord, record: DataRecord | undefined, versionField: string | undefined) {
  const begun = versionOf(draft, versionField)
  const isOlder = hasOrder(begun) && begun < (versionOf(record, versionField) as typeof begun)
  return isOlder ? { ...record, [`${versionField}`]: begun } : record
}

const hasOrder = (version: unknown): version is number | string =>
  typeof version === 'number' || typeof version === 'string'

function hasNoSecret(engine: FormEngine): boolean {
  const changed = engine.changed()
  return sameData(safeValues(engine, changed), changed)
}
