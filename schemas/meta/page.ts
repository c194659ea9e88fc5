import Type, { type Static } from 'typebox'
import { Action, stepShape } from './action.ts'
import { Composite } from './composite.ts'
import { conditionShape } from './condition.ts'
import { Custom } from './custom.ts'
import { Dashboard } from './dashboard.ts'
import { DataSource } from './data-source.ts'
import { Detail } from './detail.ts'
import { detailNodeShape } from './detail-node.ts'
import { FormBody } from './form.ts'
import { formNodeShape } from './form-node.ts'
import { List } from './list.ts'
import { Label, PageId } from './names.ts'
import { PageRequires, Parameter, ParameterName } from './parameter.ts'
import { Report } from './report.ts'
import { Slots } from './slots.ts'
import { strictObject } from './strict-object.ts'
import { Wizard } from './wizard.ts'

/** Version of the page format that this code supports. */
export const PAGE_FORMAT = 1

/** Keys that come before `kind` in the text of a page. */
const head = {
  $schema: Type.Optional(Type.String({ description: 'For editors only; never fetched.' })),
  format: Type.Literal(PAGE_FORMAT, { title: 'Page format' }),
  id: PageId,
}

/** Keys that come between `kind` and the settings of this kind, such as `list`. */
const middle = {
  title: Label,
  params: Type.Optional(
    Type.Record(Type.String({ pattern: ParameterName }), Parameter, {
      title: 'Parameters',
      additionalProperties: false,
    }),
  ),
  data: Type.Optional(
    Type.Record(Type.String({ pattern: ParameterName }), DataSource, {
      title: 'Data sources',
      additionalProperties: false,
    }),
  ),
  requires: Type.Optional(PageRequires),
}

/** Matches any key, also a source text of several lines, which the default pattern of records doesn't match. */
const AnyText = Type.String({ pattern: '^[\\s\\S]*$' })

/** Translations of the texts in a page or a fragment. */
export const Locales = Type.Optional(
  Type.Record(Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }), Type.Record(AnyText, Type.String()), {
    title: 'Translations',
    description: 'Translations by language, keyed by the English source text.',
    additionalProperties: false,
  }),
)

/** Keys that come after the settings of the page's kind. */
const tail = {
  actions: Type.Optional(Type.Array(Action, { maxItems: 100 })),
  locales: Locales,
  x: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { title: 'Extensions' })),
}

export const ListPage = strictObject(
  { ...head, kind: Type.Literal('list'), ...middle, list: List, slots: Type.Optional(Slots), ...tail },
  { title: 'List page' },
)
export type ListPage = Static<typeof ListPage>

export const DetailPage = strictObject(
  { ...head, kind: Type.Literal('detail'), ...middle, detail: Detail, ...tail },
  { title: 'Detail page' },
)
export type DetailPage = Static<typeof DetailPage>

export const DashboardPage = strictObject(
  { ...head, kind: Type.Literal('dashboard'), ...middle, dashboard: Dashboard, ...tail },
  { title: 'Dashboard page' },
)
export type DashboardPage = Static<typeof DashboardPage>

export const FormPage = strictObject(
  { ...head, kind: Type.Literal('form'), ...middle, form: FormBody, ...tail },
  { title: 'Form page' },
)
export type FormPage = Static<typeof FormPage>

export const WizardPage = strictObject(
  { ...head, kind: Type.Literal('wizard'), ...middle, wizard: Wizard, ...tail },
  { title: 'Wizard page' },
)
export type WizardPage = Static<typeof WizardPage>

export const CustomPage = strictObject(
  { ...head, kind: Type.Literal('custom'), ...middle, custom: Custom, ...tail },
  { title: 'Own page' },
)
export type CustomPage = Static<typeof CustomPage>

export const ReportPage = strictObject(
  { ...head, kind: Type.Literal('report'), ...middle, report: Report, slots: Type.Optional(Slots), ...tail },
  { title: 'Report page' },
)
export type ReportPage = Static<typeof ReportPage>

export const CompositePage = strictObject(
  { ...head, kind: Type.Literal('composite'), ...middle, composite: Composite, ...tail },
  { title: 'Composite page' },
)
export type CompositePage = Static<typeof CompositePage>

export type Page =
  | ListPage
  | DetailPage
  | DashboardPage
  | FormPage
  | WizardPage
  | CustomPage
  | ReportPage
  | CompositePage
export type PageKind = Page['kind']

/** Schemas to which the page schema refers by `$ref`. */
export const pageDefinitions = {
  Condition: conditionShape,
  Step: stepShape,
  FormNode: formNodeShape,
  DetailNode: detailNodeShape,
}

/** The complete page format. Editors and the page checker use this schema. */
export const Page = Type.Unsafe<Page>({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Gaiwan page',
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [ListPage, DetailPage, DashboardPage, FormPage, WizardPage, CustomPage, ReportPage, CompositePage],
  $defs: pageDefinitions,
})
