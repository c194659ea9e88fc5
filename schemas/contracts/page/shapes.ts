import Type, { type Static } from 'typebox'
import { PageId } from '../../meta/names.ts'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, DictValue, Maybe, NonBlank, Nullable, noArgs, Str, Time } from '../scalars.ts'

/** A page as JSON. The server checks this JSON against the page format. */
const PageJson = Type.Record(Type.String(), Type.Unknown(), { title: 'Page' })
const Audience = Type.String({
  title: 'Department',
  description: 'Org code. The release applies to this department and its descendants.',
  minLength: 1,
  maxLength: 64,
})
/**
 * Number of a stored version. Each page counts its versions from 1, and the shipped page has the number 0.
 */
const VersionNumber = Type.Integer({ title: 'Version', minimum: 0 })
const ContentHash = Type.String({ title: 'Hash', pattern: '^[0-9a-f]{16}$' })

/** A row of the list of pages: a page with its latest release that is in effect. */
export const PageEntry = Type.Object({
  id: Str('Page', 120),
  title: Str('Title', 500),
  kind: DictValue('Type', 'page_kind'),
  source: DictValue('Source', 'page_source'),
  version: VersionNumber,
  latestVersion: Type.Integer({ title: 'Latest version', minimum: 0 }),
  releaseBy: Nullable(Str('Released by', 100)),
  releaseTime: Nullable(Time('Released')),
  audience: Nullable(Str('Department', 64)),
  nextTime: Nullable(Time('Next release')),
  draftBy: Nullable(Str('Draft by', 100)),
  draftTime: Nullable(Time('Draft saved')),
})
export type PageEntry = Static<typeof PageEntry>

export const pageEntryModel = defineModel({ name: 'PageEntry', title: 'Page' }, PageEntry, {
  sortable: ['id', 'title', 'releaseTime'],
  filters: {
    id: ['eq', 'like'],
    title: ['like'],
    kind: ['eq', 'in'],
    source: ['eq'],
    releaseBy: ['eq'],
    releaseTime: ['between'],
  },
  defaultSort: { field: 'id', order: 'asc' },
})

/** A version of a page, with the state of its latest release. */
export const PageVersion = Type.Object({
  id: Str('Id', 160),
  page: Str('Page', 120),
  version: VersionNumber,
  state: DictValue('State', 'page_version_state'),
  message: Nullable(Str('Message', 500)),
  createBy: Nullable(Str('Created by', 100)),
  createTime: Nullable(Time('Created')),
  baseVersion: Nullable(VersionNumber),
  releaseBy: Nullable(Str('Released by', 100)),
  fromTime: Nullable(Time('Released')),
  audience: Nullable(Str('Department', 64)),
  hash: ContentHash,
})
export type PageVersion = Static<typeof PageVersion>

export const pageVersionModel = defineModel(
  { name: 'PageVersion', title: 'Version of a page' },
  PageVersion,
  {
    sortable: ['version', 'createTime'],
    filters: { page: ['eq'], createBy: ['eq'] },
    defaultSort: { field: 'version', order: 'desc' },
  },
)

/** A published page in the form that clients load, with the hash of its canonical text. */
export const PublishedPage = Type.Object({ version: ContentHash, page: PageJson })
export type PublishedPage = Static<typeof PublishedPage>

/** Published pages that apply to the caller. Other pages are not listed; their shipped versions apply. */
export const ReleasedPages = Type.Object({
  pages: Type.Array(Type.Object({ id: PageId, version: ContentHash })),
  nextInMs: Nullable(
    Type.Integer({ description: 'Milliseconds until the next scheduled release takes effect.', minimum: 0 }),
  ),
})
export type ReleasedPages = Static<typeof ReleasedPages>

/**
 * The draft of a page. A page has at most one draft. `baseVersion` is the version on which the draft is
 * based.
 */
export const PageDraft = Type.Object({
  id: PageId,
  page: PageJson,
  baseVersion: VersionNumber,
  updateBy: Str('Saved by', 100),
  updateTime: Time('Saved'),
})
export type PageDraft = Static<typeof PageDraft>

/** Saves the draft of a page. A draft of another user is only replaced if `takeOver` is true. */
export const SavePageDraft = strictObject({
  id: PageId,
  page: PageJson,
  baseVersion: VersionNumber,
  takeOver: Type.Optional(Type.Boolean({ title: 'Replace the draft of another user' })),
})
export type SavePageDraft = Static<typeof SavePageDraft>

/** Publishes a new version of a page. The server answers 409 if the base version is stale. */
export const PublishPage = strictObject({
  id: PageId,
  page: PageJson,
  baseVersion: VersionNumber,
  message: NonBlank('Message', 500),
  audience: Maybe(Audience),
  from: Maybe(Time('Released from')),
})
export type PublishPage = Static<typeof PublishPage>

/** Releases an existing version of a page again. Version 0 is the shipped page. */
export const RollBackPage = strictObject({ id: PageId, version: VersionNumber })
export type RollBackPage = Static<typeof RollBackPage>

/** A problem of a page. Line and column refer to the page's canonical text. */
export const PageDiagnostic = Type.Object({
  code: Type.String(),
  severity: stringEnum(['error', 'warning'], { title: 'Severity' }),
  nodeId: Type.Optional(Type.String()),
  pointer: Type.String(),
  line: Type.Integer(),
  column: Type.Integer(),
  message: Type.String(),
  hint: Type.Optional(Type.String()),
})
export type PageDiagnostic = Static<typeof PageDiagnostic>

/**
 * The canonical texts of two versions of a page, and their differences as sentences in the caller's language.
 */
export const PageDiff = Type.Object({
  from: VersionNumber,
  to: VersionNumber,
  before: Type.String(),
  after: Type.String(),
  changes: Type.Array(
    Type.Object({
      kind: stringEnum(['added', 'removed', 'moved', 'renamed', 'newId', 'changed'], { title: 'Kind' }),
      /** JSON Pointer to the changed node. For a removed node, the pointer refers to the old version. */
      pointer: Type.String(),
      text: Type.String(),
    }),
  ),
})
export type PageDiff = Static<typeof PageDiff>

const ofPage = strictObject({ id: PageId })
const VersionResult = Type.Object({ version: Count('Version') })

export const pageShapes = {
  'page.list': { args: noArgs, model: pageEntryModel },
  'page.get': { args: strictObject({ component: PageId }), result: PublishedPage },
  'page.released': { args: noArgs, result: ReleasedPages },
  'page.versions': { args: ofPage, model: pageVersionModel },
  'page.diff': {
    args: strictObject({ id: PageId, from: VersionNumber, to: VersionNumber }),
    result: PageDiff,
  },
  'page.draft': { args: ofPage, result: Nullable(PageDraft) },
  'page.saveDraft': { args: SavePageDraft, result: Type.Null() },
  'page.check': { args: strictObject({ page: PageJson }), result: Type.Array(PageDiagnostic) },
  'page.publish': { args: PublishPage, result: VersionResult },
  'page.rollback': { args: RollBackPage, result: VersionResult },
} satisfies Record<string, OperationContract>
