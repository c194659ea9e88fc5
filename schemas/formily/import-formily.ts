import { readPageText } from '../check/page-text.ts'
import type { FormBody } from '../meta/form.ts'
import type { Page } from '../meta/page.ts'
import type { WizardStep } from '../meta/wizard.ts'
import { applyEffects } from './apply-effects.ts'
import { layoutOf } from './components.ts'
import { childNodes, type ImportContext, titleOf } from './form-nodes.ts'
import { childrenOf, type FormilyNode, type FormilySchema, type Omission, propsOf } from './formily-schema.ts'
import { schemaProblems } from './schema-problems.ts'

interface ImportOptions {
  /** Page id, which is the component path of the menu. */
  id: string
  /** Operation to which the form submits its values. */
  op: string
  /** Permission code of the operation, if it needs one. */
  requires?: string | undefined
  title: string
}

/** An omission or an error, with its position in the text. Line and column start at 1. */
interface Located {
  line: number
  column: number
  message: string
}

type FormilyImport =
  | { page: Page; omissions: readonly Located[] }
  /** Problems that prevent the import of the text. */
  | { problems: readonly Located[] }

/**
 * Converts a Formily schema to a form page. A schema with a FormStep becomes a wizard. Also accepts the
 * format of the Formily designer, `{form, schema}`. Parts that can't be converted become omissions with their
 * position. Code in the schema is never run.
 */
export function importFormily(text: string, options: ImportOptions): FormilyImport {
  const source = readPageText(text)
  const locate = ({ path, message }: Omission): Located => ({
    ...source.lineOf(source.spanOf(path, 'key').offset),
    message,
  })
  const broken =
    source.syntax ?? (source.tooDeep && { ...source.tooDeep, message: 'The schema is nested too deeply.' })
  if (broken) return { problems: [{ ...source.lineOf(broken.offset), message: broken.message }] }
  const root = rootOf(source.value)
  const problems = schemaProblems(root)
  if (problems.length === 0 && root.schema.properties === undefined)
    problems.push({ path: root.path, message: 'A form needs "properties", an object of its fields by name.' })
  if (problems.length > 0) return { problems: problems.map(locate) }
  const omissions: Omission[] = []
  const page = pageOf(root, source.value, options, (omission) => omissions.push(omission))
  if (page) return { page, omissions: omissions.map(locate) }
  const empty = { path: root.path, message: 'The schema has no field that can be imported.' }
  return { problems: [empty, ...omissions].map(locate) }
}

/**
 * Returns the root node of the schema. In the designer's format, the schema is beside the settings of the
 * form.
 */
function rootOf(value: unknown): FormilyNode {
  const { schema } = (value ?? {}) as { schema?: FormilySchema }
  return typeof schema === 'object' && schema !== null
    ? { name: '', base: '', schema, path: ['schema'] }
    : { name: '', base: '', schema: value as FormilySchema, path: [] }
}

function pageOf(
  root: FormilyNode,
  file: unknown,
  { id, op, requires, title }: ImportOptions,
  omit: ImportContext['omit'],
): Page | undefined {
  let made = 0
  const nextId = () => {
    made += 1
    return `n${made}`
  }
  const context: ImportContext = { omit, nextId, targets: new Map(), effects: [], types: typesIn(root) }
  const top = unwrapped(root)
  const steps = stepsOf(top)
  const labels = labelsOf(file, top)
  const shared = { ...(labels && { layout: { labels } }) }
  const envelope = { format: 1 as const, id, title }
  const submit = { op, ...(requires !== undefined && { requires }) }
  if (steps) {
    const made = steps.flatMap((step, index) => stepsFor(step, index, context))
    applyEffects(context)
    const wizard = { ...shared, steps: made, submit }
    return made.length === 0 ? undefined : ({ ...envelope, kind: 'wizard', wizard } as Page)
  }
  const nodes = childNodes(top, context)
  applyEffects(context)
  const form: FormBody = { ...shared, nodes, submit }
  return nodes.length === 0 ? undefined : ({ ...envelope, kind: 'form', form } as Page)
}

function typesIn(node: FormilyNode): Map<string, unknown> {
  return new Map(
    childrenOf(node).flatMap((child) =>
      child.schema.type === 'void' ? [...typesIn(child)] : [[child.name, child.schema.type] as const],
    ),
  )
}

/** Returns the node whose children become the nodes of the page. Outer layouts are skipped. */
function unwrapped(node: FormilyNode): FormilyNode {
  const [only, ...others] = childrenOf(node)
  const isWrapper =
    only && others.length === 0 && only.schema.type === 'void' && only.schema['x-component'] === 'FormLayout'
  return isWrapper ? unwrapped(only) : node
}

function stepsOf(node: FormilyNode): FormilyNode[] | undefined {
  const drawn = childrenOf(node).filter(({ schema }) => layoutOf(schema['x-component']) !== 'own')
  const [only, ...others] = drawn
  return only?.schema['x-component'] === 'FormStep' && others.length === 0 ? childrenOf(only) : undefined
}

/** Converts a pane to a step of the wizard. Returns an empty list if no field of the pane is imported. */
function stepsFor(pane: FormilyNode, index: number, context: ImportContext): WizardStep[] {
  const title = titleOf(pane, context) ?? `Step ${index + 1}`
  const nodes = childNodes(pane, context)
  return nodes.length === 0 ? [] : [{ id: context.nextId(), title, nodes }]
}

function labelsOf(file: unknown, top: FormilyNode): 'above' | 'beside' | undefined {
  const { form } = (file ?? {}) as { form?: Record<string, unknown> }
  const { layout, labelCol } = { ...form, ...propsOf(top.schema, 'x-component-props') }
  if (layout === 'vertical') return 'above'
  return layout === 'horizontal' || labelCol !== undefined ? 'beside' : undefined
}
