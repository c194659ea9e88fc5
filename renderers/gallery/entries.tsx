import type { ReactNode } from 'react'
import type {
  AnyProps,
  BlockDefinition,
  BlockStory,
  CellDefinition,
  CellStory,
  ChartDefinition,
  ChartStory,
  FieldDefinition,
  FieldStory,
  Registry,
} from '#runtime'
import { type Setting, settingsOf } from '#schemas/settings'
import { catalog } from '../catalog.ts'
import { blockStories, cellStories, chartStories, fieldStories } from '../stories.gen.ts'
import { BlockSample, CellSample, ChartSample, type FieldMode, FieldSample } from './samples.tsx'

/** A renderer that the gallery shows. */
export interface Entry {
  group: 'Cells' | 'Fields' | 'Blocks' | 'Charts'
  name: string
  title: string
  /** Settings of the renderer that a page can set. */
  settings: readonly Setting[]
  stories: readonly EntryStory[]
}

/** A story: an example of the renderer. The gallery can draw it with other settings. */
export interface EntryStory {
  name: string
  /** Settings with which the story is drawn at first. */
  props: AnyProps
  draw: (props: AnyProps) => ReactNode
}

const kinds = { Cells: 'cells', Fields: 'fields', Blocks: 'blocks', Charts: 'charts' } as const

/**
 * Returns all renderers of the registry with their stories. Stories of fields are drawn in the given mode.
 */
export function entriesOf(registry: Registry, mode: FieldMode): Entry[] {
  return [
    ...entriesIn<CellDefinition<AnyProps>, CellStory<AnyProps>>(
      'Cells',
      registry.cells,
      cellStories,
      (cell, story) => <CellSample cell={cell} story={story} />,
    ),
    ...entriesIn<FieldDefinition<AnyProps>, FieldStory<AnyProps>>(
      'Fields',
      registry.fields,
      fieldStories,
      (field, story) => <FieldSample field={field} story={story} mode={mode} />,
    ),
    ...entriesIn<BlockDefinition<AnyProps>, BlockStory<AnyProps>>(
      'Blocks',
      registry.blocks,
      blockStories,
      (block, story) => <BlockSample block={block} story={story} />,
    ),
    ...entriesIn<ChartDefinition<AnyProps>, ChartStory<AnyProps>>(
      'Charts',
      registry.charts,
      chartStories as Readonly<Record<string, readonly ChartStory<AnyProps>[]>>,
      (chart, story) => <ChartSample chart={chart} story={story} />,
    ),
  ]
}

interface Shelf<Definition> {
  names: readonly string[]
  get: (name: string) => Definition
}

function entriesIn<
  Definition extends { name: string; title: string },
  Story extends { name: string; props?: AnyProps },
>(
  group: Entry['group'],
  shelf: Shelf<Definition>,
  stories: Readonly<Record<string, readonly Story[]>>,
  draw: (definition: Definition, story: Story) => ReactNode,
): Entry[] {
  return shelf.names.map((name) => {
    const definition = shelf.get(name)
    const drawn = (stories[name] ?? []).map((story) => ({
      name: story.name,
      props: story.props ?? {},
      draw: (props: AnyProps) => draw(definition, { ...story, props }),
    }))
    const settings = settingsOf({ ...catalog[kinds[group]][name]?.props })
    return { group, name, title: definition.title, settings, stories: drawn }
  })
}
