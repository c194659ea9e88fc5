import { useMemo } from 'react'
import {
  businessTime,
  type DataRecord,
  NodeBoundary,
  type RecordState,
  useEvaluation,
  useRuntime,
  useText,
} from '#runtime'
import type { DetailPage, PrintNode } from '#schemas'
import { RecordGroup } from '../record/record-group.tsx'
import { SubTable } from '../record/sub-table.tsx'
import { SumPart } from '../record/sum-part.tsx'
import { Words } from '../words.tsx'
import css from './document.module.css'

interface PrintDocumentProps {
  page: DetailPage
  record: DataRecord
  isVisible: RecordState['isVisible']
}

const NODES = '/detail/print/nodes'

/** Maximum number of columns with amounts that fit a portrait page in the normal font size. */
const MOST_COLUMNS = 8

/** The document of a record, which is printed in place of the page on screen. */
export function PrintDocument({ page, record, isVisible }: PrintDocumentProps) {
  const t = useText()
  const { user, businessTz } = useRuntime()
  const evaluation = useEvaluation()
  const scope = useMemo(() => ({ record }), [record])
  const { print } = page.detail
  if (!print) return null
  const { letterhead, title = page.title, footer, nodes } = print
  const name = user.realname || user.username
  return (
    <article className={css.document}>
      <header className={css.head}>
        {letterhead !== undefined && <p className={css.letterhead}>{evaluation.text(letterhead, scope)}</p>}
        <h1 className={css.title}>{evaluation.text(title, scope)}</h1>
      </header>
      {nodes.map((node, index) => {
        const pointer = `${NODES}/${index}`
        return (
          <NodeBoundary key={node.id} at={{ page: page.id, pointer }} value={record}>
            <Section node={node} record={record} pointer={pointer} isVisible={isVisible} />
          </NodeBoundary>
        )
      })}
      <footer className={css.foot}>
        {footer !== undefined && <p>{evaluation.text(footer, scope)}</p>}
        <p>{t('Printed by {{name}}, {{time}}', { name, time: businessTime(businessTz) })}</p>
      </footer>
    </article>
  )
}

interface PartProps extends Omit<PrintDocumentProps, 'page'> {
  node: PrintNode
  /** JSON Pointer of the node in its page. */
  pointer: string
}

/**
 * Evaluates the node's visibility in a component inside the node's error boundary, because an invalid rule
 * throws.
 */
const Section = (props: PartProps) =>
  props.isVisible(props.node) && (
    <section className={css.section} data-node={props.node.node}>
      <Part {...props} />
    </section>
  )

function Part({ node, record, pointer, isVisible }: PartProps) {
  const t = useText()
  const evaluation = useEvaluation()
  switch (node.node) {
    case 'group':
      return (
        <RecordGroup node={node} record={record} pointer={pointer} layout={undefined} isVisible={isVisible} />
      )
    case 'array':
      return (
        <>
          {node.title !== undefined && <h2>{t(node.title)}</h2>}
          <div className={node.columns.length > MOST_COLUMNS ? css.wide : ''}>
            <SubTable node={node} record={record} pointer={pointer} />
          </div>
        </>
      )
    case 'text':
      return <Words text={evaluation.text(node.text, { record })} />
    case 'sum':
      return <SumPart node={node} record={record} />
    case 'signatures':
      return (
        <div className={css.signatures}>
          {node.lines.map(({ label }) => (
            <p className={css.line} key={label}>
              {t(label)}
            </p>
          ))}
        </div>
      )
  }
}
