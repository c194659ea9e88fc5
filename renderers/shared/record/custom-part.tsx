import { useEvaluation, useOpenPage, useReadSources, useRuntime, useText } from '#runtime'
import type { DetailCustom } from '#schemas'
import { type PartProps, ReadPart } from './read-part.tsx'

/**
 * Part of a detail page, drawn by a block that a developer registered. The block draws its title and its
 * loading state itself.
 */
export function CustomPart({ node, record, pointer }: PartProps<DetailCustom>) {
  const t = useText()
  const { registry } = useRuntime()
  const { page } = useOpenPage()
  const evaluation = useEvaluation()
  const sources = useReadSources(node.value)
  const at = { page: page.id, pointer: `${pointer}/renderer` }
  const { Component } = registry.blocks.get(node.renderer, at)
  const { title, value, props = {} } = node
  const { isLoading, data } = sources
  return (
    <ReadPart title={undefined} pointer={pointer} sources={{ ...sources, isLoading: false }}>
      {() => (
        <Component
          title={title === undefined ? '' : t(title)}
          value={isLoading ? undefined : evaluation.value(value, { record, data })}
          to={undefined}
          loading={isLoading}
          props={props}
        />
      )}
    </ReadPart>
  )
}
