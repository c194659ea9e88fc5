import Type, { type Static } from 'typebox'
import { PageId } from '../../meta/names.ts'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Id, Maybe, Nullable, Str, Time, Version } from '../scalars.ts'

/** Maximum size of a draft's values as JSON, in bytes. */
export const MAX_DRAFT_BYTES = 262_144
/** Maximum number of drafts per user and page. */
export const MAX_DRAFTS = 50

/** A draft as a row of the list, without its values. */
export const DraftSummary = Type.Object({
  id: Id('Id'),
  page: PageId,
  title: Str('Title'),
  step: Nullable(Str('Step', 40)),
  createTime: Time('Begun at'),
  updateTime: Time('Saved at'),
})
export type DraftSummary = Static<typeof DraftSummary>

const PageVersion = Str('Page version', 64)
const DraftValues = Type.Record(Type.String(), Type.Unknown(), { title: 'Values' })

/** A draft with its values. */
export const FormDraft = Type.Object({
  id: Id('Id'),
  page: PageId,
  pageVersion: PageVersion,
  title: Str('Title'),
  step: Nullable(Str('Step', 40)),
  values: DraftValues,
  createTime: Time('Begun at'),
  updateTime: Time('Saved at'),
  version: Version,
})
export type FormDraft = Static<typeof FormDraft>

/**
 * Creates a draft or, with `id`, updates an existing draft. The server answers 409 if the version is stale.
 */
export const SaveDraft = strictObject({
  id: Type.Optional(Id('Draft')),
  page: PageId,
  pageVersion: PageVersion,
  title: Str('Title'),
  step: Maybe(Str('Step', 40)),
  values: DraftValues,
  version: Type.Optional(Version),
})
export type SaveDraft = Static<typeof SaveDraft>

/** Id of a saved draft, and its version after saving. */
export const DraftVersion = Type.Object({ id: Id('Draft'), version: Version })
export type DraftVersion = Static<typeof DraftVersion>

const byId = strictObject({ id: Id('Draft') })

export const draftShapes = {
  'draft.list': {
    args: strictObject({ page: PageId }),
    result: Type.Array(DraftSummary),
  },
  'draft.get': { args: byId, result: FormDraft },
  'draft.save': { args: SaveDraft, result: DraftVersion },
  'draft.remove': { args: byId, result: Type.Null() },
} satisfies Record<string, OperationContract>
