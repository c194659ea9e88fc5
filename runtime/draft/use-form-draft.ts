import { useEffect, useMemo } from 'react'
import type { FormDraft, FormPage } from '#schemas'
import type { FormEngine } from '../form/form-engine.ts'
import { sameData } from '../form/pure-data.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { autosave } from './autosave.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { recordKey } from './record-key.ts'
import { safeValues, useDraftId, useDraftPorts } from './use-draft-ports.ts'
import { type DraftOpening, useDraftStart } from './use-draft-start.ts'

/** Which record the form on screen is for. */
function useRecordKey(page: FormPage): string {
  const { params } = useOpenPage()
  return recordKey(params, Object.keys(page.params ?? {}))
}

/** How a form begins: with the question where a draft of the same record is kept, else at once. */
export function useFormStart(page: FormPage): DraftOpening {
  return useDraftStart({
    page: page.id,
    isKept: page.form.draft !== undefined,
    at: useRecordKey(page),
    wanted: null,
    tell: nowhere,
  })
}

/** A form's draft has no place in the address: it is offered by the record. */
const nowhere = () => undefined

interface FormDraftState {
  keeper: DraftKeeper
  /** All that was typed is on the server; a secret never is. */
  isSafe: () => boolean
  save: () => Promise<boolean>
  overwrite: () => void
  takeTheirs: () => void
  /** What is typed from now on is another draft. */
  forget: () => void
  /** The record was changed after the draft was begun, and the two were not compared yet. */
  isOutdated: () => boolean
}

interface FormDraftOptions {
  page: FormPage
  engine: FormEngine
  record: DataRecord | undefined
  draft: FormDraft | undefined
  /** The draft on the server is another one from now on. */
  onDraft: (id: string | undefined) => void
}

/** Keeps what is typed into a form on the server, while it is typed; undefined where the page keeps no drafts. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken up once, into the form that was made for it.
  const keeper = useMemo(() => {
    if (!settings) return undefined
    const restore = (values: Record<string, unknown>) => {
      engine.load(asOf(values, engine.record.value, versionField), engine.record.value)
      engine.setValues(values)
    }
    if (draft) restore(draft.values)
    return createDraftKeeper({ engine, draft, restore, ...ports })
  }, [engine])
  useDraftId(keeper, onDraft)
  useEffect(() => keeper && autosave({ engine, keeper, at }), [engine, keeper, at])
  return useMemo(
    () =>
      keeper && {
        keeper,
        isSafe: () => keeper.isSaved() && hasNoSecret(engine),
        save: () => keeper.save(at),
        overwrite: () => void keeper.overwrite(at),
        takeTheirs: () => void keeper.takeTheirs(),
        forget: keeper.forget,
        isOutdated: () =>
          draft !== undefined &&
          versionOf(engine.record.value, versionField) !== versionOf(record, versionField),
      },
    [keeper, engine, at, draft, record, versionField],
  )
}

/** What was typed over the record, and which state of it that was. */
function valuesOf({ changed, record }: FormEngine, versionField: string | undefined) {
  const version = versionOf(record.value, versionField)
  return { ...changed(), ...(version !== undefined && { [`${versionField}`]: version }) }
}

const versionOf = (of: DataRecord | undefined, versionField: string | undefined): unknown =>
  versionField === undefined ? undefined : of?.[versionField]

/**
 * The record under a draft, as of the older of their two states: whoever sends it has not seen the newer one, and is
 * refused until he has compared.
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
