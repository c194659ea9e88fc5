import { Timeline } from 'antd'
import { type DataRecord, type Evaluation, useEvaluation, useReadSources, useText } from '#runtime'
import type { DetailTimeline, RowToneName, TimelineEntry } from '#schemas'
import type { Scope } from '#schemas/expr'
import { isRecord } from '#schemas/values'
import { asText } from '../as-text.ts'
import { type PartProps, ReadPart } from './read-part.tsx'
import css from './timeline.module.css'

/** Shows the history of a record, with one entry below the other. */
export function TimelinePart({ node, record, pointer }: PartProps<DetailTimeline>) {
  const evaluation = useEvaluation()
  const sources = useReadSources(node.value)
  const scope = { record, data: sources.data }
  return (
    <ReadPart width={node.width} title={node.title} pointer={pointer} sources={sources}>
      {() => <Entries node={node} rows={rowsOf(evaluation.value(node.value, scope))} scope={scope} />}
    </ReadPart>
  )
}

const rowsOf = (value: unknown): readonly DataRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])

interface EntriesProps {
  node: DetailTimeline
  rows: readonly DataRecord[]
  scope: Scope
}

function Entries({ node, rows, scope }: EntriesProps) {
  const t = useText()
  const evaluation = useEvaluation()
  if (rows.length === 0) return <p className={css.empty}>{t(node.empty ?? 'No activity yet')}</p>
  return (
    <Timeline
      className={css.timeline}
      items={rows.map((row, index) => {
        const { title, time, tone, description } = entryOf(node.entry, evaluation, { ...scope, row })
        return {
          key: asText(row.id) ?? index,
          color: tone,
          content: (
            <>
              <div className={css.head}>
                <span className={css.title}>{title}</span>
                {time !== undefined && <time className={css.time}>{time}</time>}
              </div>
              {description && <p className={css.description}>{description}</p>}
            </>
          ),
        }
      })}
    />
  )
}

/** Colours of the dots in the timeline, from the theme. */
const COLOURS: Readonly<Record<RowToneName, string>> = {
  info: 'var(--ant-color-info)',
  success: 'var(--ant-color-success)',
  warning: 'var(--ant-color-warning)',
  danger: 'var(--ant-color-error)',
  muted: 'var(--ant-color-text-quaternary)',
}
const NO_TONE = 'var(--ant-color-border)'

const isTone = (value: unknown): value is RowToneName =>
  typeof value === 'string' && Object.hasOwn(COLOURS, value)

function entryOf({ title, time, tone, description }: TimelineEntry, evaluation: Evaluation, scope: Scope) {
  const toneName = evaluation.value(tone, scope)
  return {
    title: evaluation.text(title, scope),
    time: asText(evaluation.value(time, scope)),
    tone: isTone(toneName) ? COLOURS[toneName] : NO_TONE,
    description: description === undefined ? '' : evaluation.text(description, scope).trim(),
  }
}
