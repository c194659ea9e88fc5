import type { Fragment } from '../meta/fragment.ts'
import type { Page } from '../meta/page.ts'
import { isRecord } from '../values.ts'
import type { Finding } from './context.ts'
import type { Path } from './page-text.ts'
import { checkShape } from './shape.ts'

const keys = ['$schema', 'format', 'id', 'kind', 'nodes', 'locales']
const kinds: readonly Fragment['kind'][] = ['form', 'detail', 'group']

/** Path of a fragment's nodes in the page that `pageOfFragment` returns. */
const nodesPath: Readonly<Record<Fragment['kind'], Path>> = {
  form: ['form', 'nodes'],
  detail: ['detail', 'nodes'],
  group: ['detail', 'nodes', 0, 'nodes'],
}

/** Checks the structure of a fragment. Returns undefined if the structure is valid. */
export function checkFragmentShape(value: unknown): Finding[] | undefined {
  const head = checkHead(value)
  if (head.length > 0) return head
  const fragment = value as Fragment
  return checkShape(pageOfFragment(fragment))?.map((finding) => inFragment(finding, fragment))
}

function checkHead(value: unknown): Finding[] {
  if (!isRecord(value)) return [{ code: 'E112', path: [], message: 'This must be an object.' }]
  const unknown = Object.keys(value).filter((key) => !keys.includes(key))
  const missing = ['kind', 'nodes'].filter((key) => !Object.hasOwn(value, key))
  const { kind } = value
  const isKind = missing.includes('kind') || kinds.includes(kind as Fragment['kind'])
  return [
    ...unknown.map(
      (key): Finding => ({
        ...{ code: 'E110', path: [key], part: 'key', message: `Unknown key "${key}".` },
        ...{ written: key, known: keys },
      }),
    ),
    ...missing.map((key): Finding => ({ code: 'E111', path: [], message: `Missing key "${key}".` })),
    ...(isKind ? [] : [wrongKind(kind)]),
  ]
}

const wrongKind = (kind: unknown): Finding => ({
  code: 'E113',
  path: ['kind'],
  message: `Invalid value of "kind". Allowed: ${kinds.join(', ')}.`,
  ...(typeof kind === 'string' && { written: kind, known: kinds }),
})

/** Returns a page that contains only the nodes of a fragment, so that the checks for pages can be used. */
export function pageOfFragment({ kind, nodes, ...head }: Fragment): Page {
  const data = { record: { op: 'record.get', model: 'Record' } }
  const all = { ...head, title: '–', data }
  const page =
    kind === 'form'
      ? { ...all, kind, form: { nodes, submit: { op: 'record.edit' } } }
      : { ...all, kind: 'detail', detail: { load: 'record', nodes: detailNodes(kind, nodes) } }
  return page as Page
}

const detailNodes = (kind: 'detail' | 'group', nodes: unknown) =>
  kind === 'detail' ? nodes : [{ node: 'group', id: 'fragment', nodes }]

/**
 * Converts the path of a problem. The given path refers to the page that `pageOfFragment` returns. The
 * returned path refers to the text of the fragment.
 */
export function inFragment(finding: Finding, { kind }: Fragment): Finding {
  const before = nodesPath[kind]
  const isInNodes = before.every((step, index) => finding.path[index] === step)
  if (isInNodes) return { ...finding, path: ['nodes', ...finding.path.slice(before.length)] }
  return keys.includes(String(finding.path[0])) ? finding : { ...finding, path: [] }
}
