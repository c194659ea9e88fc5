import type { FormBody } from '../meta/form.ts'
import type { FormModeName, FormModes } from '../meta/form-modes.ts'
import type { FormGroup, FormNode } from '../meta/form-node.ts'
import type { FormPage, Page } from '../meta/page.ts'
import type { Submit } from '../meta/submit.ts'
import { paramsInMode } from './mode-of.ts'

interface InModes {
  modes?: readonly FormModeName[]
}

/** Returns the nodes that a mode shows, including nodes inside groups. */
const nodesIn = (nodes: FormNode[], mode: FormModeName): FormNode[] =>
  Array.isArray(nodes) ? nodes.filter(isIn(mode)).map((node) => nodeIn(node, mode)) : nodes

function nodeIn(node: FormNode, mode: FormModeName): FormNode {
  // Malformed nodes stay in the list. The code that draws the nodes reports malformed nodes with their
  // location.
  if (typeof node !== 'object' || node === null) return node
  if (node.node === 'group') return groupIn(node, mode)
  if (node.node === 'object') return { ...node, nodes: nodesIn(node.nodes, mode) }
  if (node.node !== 'tabs' || !Array.isArray(node.items)) return node
  return { ...node, items: node.items.filter(isIn(mode)).map((group) => groupIn(group, mode)) }
}

const groupIn = (group: FormGroup, mode: FormModeName): FormGroup => ({
  ...group,
  nodes: nodesIn(group.nodes, mode),
})

const isIn = (mode: FormModeName) => (part: InModes | null) =>
  !Array.isArray(part?.modes) || part.modes.includes(mode)

/**
 * Returns a form page in one of its modes. The result is an ordinary form with the title, permission and
 * submit of this mode. In the mode `add`, the form loads no record. In the mode `view`, the form has no
 * submit.
 */
export function pageInMode(page: FormPage, mode: FormModeName): FormPage {
  const { modes, recordParam, ...form } = page.form
  if (!modes) return page
  const { title = page.title, requires = page.requires } = modes[mode] ?? {}
  return {
    ...page,
    title,
    params: paramsInMode({ params: page.params, modes, recordParam }, mode),
    ...(page.data && { data: mode === 'add' ? without(page.data, form.load) : page.data }),
    ...(requires && { requires }),
    form: formInMode(form, modes, mode),
  }
}

function formInMode(
  { load, conflict, args, rules, ...form }: FormBody,
  modes: FormModes,
  mode: FormModeName,
) {
  const { submit, submits } = submitsOf(modes, mode)
  const withArgs = <Call extends Submit>(call: Call): Call =>
    args || call.args ? { ...call, args: { ...args, ...call.args } } : call
  return {
    ...form,
    nodes: nodesIn(form.nodes, mode),
    ...(rules && { rules: rules.filter(isIn(mode)) }),
    ...(mode !== 'add' && { ...(load !== undefined && { load }), ...(conflict && { conflict }) }),
    ...(submit && { submit: withArgs(submit) }),
    ...(submits && { submits: submits.map(withArgs) }),
  }
}

function submitsOf(modes: FormModes, mode: FormModeName): Pick<FormBody, 'submit' | 'submits'> {
  return mode === 'view' ? {} : (modes[mode] ?? {})
}

const without = <Value>(all: Readonly<Record<string, Value>>, name: string | undefined) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))

/** True if a page is a form with modes. */
export const hasModes = (page: Page): page is FormPage & { form: { modes: FormModes } } =>
  page.kind === 'form' && page.form.modes !== undefined
