import { useEvaluation, useReadSources } from '#runtime'
import type { DetailText } from '#schemas'
import { Words } from '../words.tsx'
import { type PartProps, ReadPart } from './read-part.tsx'

/** Part of a detail page that shows a text. The expressions in the text can read the record. */
export function TextPart({ node, record, pointer }: PartProps<DetailText>) {
  const evaluation = useEvaluation()
  const sources = useReadSources(node.text)
  const { title, format, tone = 'default' } = node
  return (
    <ReadPart title={title} pointer={pointer} sources={sources}>
      {() => (
        <Words
          text={evaluation.text(node.text, { record, data: sources.data })}
          format={format}
          tone={tone}
        />
      )}
    </ReadPart>
  )
}
