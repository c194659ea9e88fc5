import { NodeBoundary, type ReportState, useRuntime, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import css from './report.module.css'

/** What the figures were asked by, in words: for paper, which has no filters to look at. */
export function Asked({ report, pageId }: { report: ReportState; pageId: string }) {
  const t = useText()
  const { registry } = useRuntime()
  const { fields } = report.search
  const asked = fields.flatMap((field, index) => {
    const value = report.request.params[field.id]
    return value === undefined ? [] : [{ field, value, index }]
  })
  if (asked.length === 0) return null
  return (
    <dl className={css.asked}>
      {asked.map(({ field, value, index }) => {
        const at = { page: pageId, pointer: `/report/filters/${index}` }
        const View = registry.fields.get(field.component ?? 'Text', at).View
        const words = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean).join(' – ')
        return (
          <div key={field.id}>
            <dt>{t(field.title ?? field.field)}</dt>
            <dd>
              <NodeBoundary at={at}>
                {View ? <View value={value} props={field.props ?? {}} /> : words}
              </NodeBoundary>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
