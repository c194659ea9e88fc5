import type { Page, WizardPage } from '../meta/page.ts'

type Params = Readonly<Record<string, unknown>>

/** True if the given parameters contain the id of a record that the wizard edits. */
export function editsRecord(page: Page, params: Params): boolean {
  if (page.kind !== 'wizard' || !page.wizard.edit) return false
  const key = params[page.wizard.edit.param]
  return key !== undefined && key !== null && key !== ''
}

/**
 * Returns a wizard as it is drawn. For an edit, the wizard loads the record, has the title for edits, and has
 * no drafts. Otherwise, the wizard loads no record. A wizard that can't edit records is returned unchanged.
 */
export function wizardToDraw(page: WizardPage, { isEdit }: { isEdit: boolean }): WizardPage {
  const { edit, load, draft, ...wizard } = page.wizard
  if (!edit) return page
  if (!isEdit)
    return { ...page, ...withoutSource(page, load), wizard: { ...wizard, ...(draft && { draft }) } }
  const { title = page.title } = edit
  return { ...page, title, wizard: { ...wizard, edit, ...(load !== undefined && { load }) } }
}

const withoutSource = ({ data = {} }: WizardPage, load: string | undefined): Pick<WizardPage, 'data'> => ({
  data: Object.fromEntries(Object.entries(data).filter(([name]) => name !== load)),
})
