import { permissionManifest } from '../check/manifest.ts'
import { modeNamesOf } from '../form-modes/mode-of.ts'
import type { Page } from '../meta/page.ts'
import { addressBreaks } from './address-breaks.ts'
import { type Break, breakError, breakWarning } from './breaks.ts'
import { constraintBreaks, newInputBreaks } from './constraint-breaks.ts'
import type { PageNode } from './page-nodes.ts'
import { pairNodes } from './pair-nodes.ts'
import { linksTo, referencesTo } from './references.ts'

/** Lists the pages that still link to a removed page, as breaking changes. */
export function removedPageBreaks({ id }: Page, pages: readonly Page[]): Break[] {
  const links = [...new Set(linksTo(id, pages).map(({ from }) => from))]
  const named = links.length > 0 ? ` Still named by ${links.join(', ')}.` : ''
  return [
    breakError(
      undefined,
      `The page was removed: its addresses, menu entries and saved views lead nowhere.${named}`,
    ),
  ]
}

/**
 * Lists the changes to a page that would break its saved data, or break other pages that link to the page.
 */
export function pageBreaks(before: Page, after: Page, pages: readonly Page[]): Break[] {
  if (before.kind !== after.kind) {
    return [
      breakError(
        undefined,
        `The page was a ${before.kind} and is a ${after.kind}: what was kept of it is lost.`,
      ),
    ]
  }
  const { pairs, added, removed } = pairNodes(before, after)
  return [
    ...addressBreaks({ pairs, added, removed }, linksTo(after.id, pages)),
    ...removed.flatMap((node) => goneNode(node, after)),
    ...pairs.flatMap((pair) => [...constraintBreaks(pair), ...otherField(pair.before, pair.after)]),
    ...added.flatMap(newInputBreaks),
    ...permissionBreaks(before, after),
    ...settingBreaks(before, after),
  ]
}

const keptFor: Partial<Record<PageNode['what'], string>> = {
  column: 'saved views and column settings that name it lose it',
  field: 'its value in drafts is lost',
  'sub-table': 'its value in drafts is lost',
  step: 'drafts that stand in it begin at the first step',
  action: 'people who use it find it no more',
  block: 'people who read it find it no more',
}

/**
 * Returns the name by which other parts of the page refer to a node: its field or its id. Returns undefined
 * for search fields and list columns, because no check searches for references to these nodes.
 */
function nameOf({ what, id, own, list }: PageNode): string | undefined {
  if (what === 'search field' || list === 'list.columns') return undefined
  return typeof own.field === 'string' && !['dimension', 'measure', 'filter'].includes(what) ? own.field : id
}

function goneNode(node: PageNode, after: Page): Break[] {
  const { what, id } = node
  const name = nameOf(node)
  const stillThere = new Set((name === undefined ? [] : referencesTo(after, name)).map((by) => by.id))
  const kept = keptFor[what]
  const heirs = isStillTyped(node, after) ? [] : [...stillThere]
  if (heirs.length > 0) {
    return [
      breakError(
        id,
        `${what} "${id}" was removed, but is still used by ${heirs.map((by) => `"${by}"`).join(', ')}.`,
      ),
    ]
  }
  return kept === undefined ? [] : [breakWarning(id, `${what} "${id}" was removed: ${kept}.`)]
}

/** True if another node has the same field, so that references to the field still work. */
const isStillTyped = ({ own, what }: PageNode, after: Page) =>
  typeof own.field === 'string' &&
  referencesTo(after, own.field).some((by) => by.what === what && by.own.field === own.field)

function otherField(before: PageNode, after: PageNode): Break[] {
  const { what, id, own } = after
  if (what === 'search field' || before.own.field === own.field || typeof own.field !== 'string') return []
  const message = `${what} "${id}" is another value now, "${before.own.field}" → "${own.field}": what was kept under this id means the other.`
  return [breakWarning(id, message)]
}

function permissionBreaks(before: Page, after: Page): Break[] {
  const old = permissionManifest(before)
  const now = permissionManifest(after)
  const codes = new Set(now.map(({ code }) => code))
  const gone = [...new Set(old.map(({ code }) => code))].filter((code) => !codes.has(code))
  const codesOf = (all: typeof old, { guards, id }: (typeof old)[number]) =>
    all.flatMap((one) => (one.guards === guards && one.id === id ? [one.code] : []))
  const opened = old.filter((one) => codesOf(now, one).length === 0 && isThere(one.id, one.guards, after))
  const closed = now.filter(
    (one) => !codesOf(old, one).includes(one.code) && isThere(one.id, one.guards, before),
  )
  return [
    ...gone.map((code) =>
      breakError(undefined, `The page no longer requires "${code}": it has no effect here.`),
    ),
    ...opened.map(({ code, guards, id }) =>
      breakWarning(id, `${guards} "${id}" no longer requires "${code}": all users of the page see it.`),
    ),
    ...closed.map(({ code, guards, id }) =>
      breakWarning(id, `${guards} "${id}" needs "${code}" now: roles without it lose it.`),
    ),
  ]
}

const isThere = (id: string, guards: string, page: Page) =>
  guards === 'page' || guards === 'export' || JSON.stringify(page).includes(`"id":${JSON.stringify(id)}`)

function settingBreaks(before: Page, after: Page): Break[] {
  const lost = (had: unknown, has: unknown, told: Break) =>
    had !== undefined && has === undefined ? [told] : []
  if (before.kind === 'wizard' && after.kind === 'wizard')
    return lost(
      before.wizard.draft,
      after.wizard.draft,
      breakError(undefined, 'Drafts were removed: saved ones can no longer be opened.'),
    )
  if (before.kind === 'form' && after.kind === 'form')
    return [
      ...lost(
        before.form.conflict,
        after.form.conflict,
        breakWarning(undefined, '"conflict" was removed: simultaneous saves overwrite each other.'),
      ),
      ...modeNamesOf(before.form.modes).flatMap((mode) =>
        lost(
          before.form.modes?.[mode],
          after.form.modes?.[mode],
          breakError(undefined, `The mode "${mode}" was removed: links to it open another mode.`),
        ),
      ),
    ]
  if (before.kind === 'list' && after.kind === 'list')
    return lost(
      before.list.export,
      after.list.export,
      breakWarning(undefined, 'The list can no longer be exported.'),
    )
  return []
}
