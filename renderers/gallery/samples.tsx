import { useId, useState } from 'react'
import {
  type AnyProps,
  type BlockDefinition,
  type BlockStory,
  type CellDefinition,
  type CellStory,
  type ChartDefinition,
  type ChartStory,
  type FieldDefinition,
  type FieldStory,
  TableCell,
  useText,
} from '#runtime'
import { FieldControl, FieldValue } from '../shared/form/field-control.tsx'
import { FormItem } from '../shared/form-item.tsx'

const NOWHERE = { page: 'dev/Gallery', pointer: '' }
const FIELD = 'value'

interface CellSampleProps {
  cell: CellDefinition<AnyProps>
  story: CellStory<AnyProps>
}

/** Draws a cell as a table would draw it. */
export function CellSample({ cell, story }: CellSampleProps) {
  const column = { field: FIELD, cell, error: undefined, props: story.props ?? {}, at: NOWHERE }
  return (
    <div style={{ textAlign: cell.align }}>
      <TableCell column={column} record={{ ...story.record, [FIELD]: story.value }} />
    </div>
  )
}

/** State of a field in a form. */
export type FieldMode = 'edit' | 'disabled' | 'invalid' | 'read'

interface FieldSampleProps {
  field: FieldDefinition<AnyProps>
  story: FieldStory<AnyProps>
  mode?: FieldMode
}

/** Draws a field that works as it does in a form. */
export function FieldSample({ field, story, mode = 'edit' }: FieldSampleProps) {
  const t = useText()
  const id = useId()
  const [value, setValue] = useState<unknown>(story.value)
  const props = story.props ?? {}
  const isInvalid = mode === 'invalid'
  const errors = isInvalid ? [t('Error messages appear here.')] : []
  return (
    <FormItem id={id} label={story.name} required={false} errors={errors} errorId={`${id}-error`}>
      {mode === 'read' ? (
        <FieldValue definition={field} value={value} settings={props} />
      ) : (
        <FieldControl
          definition={field}
          id={id}
          value={value}
          onChange={setValue}
          disabled={mode === 'disabled' || (story.disabled ?? false)}
          isInvalid={isInvalid}
          describedBy={isInvalid ? `${id}-error` : undefined}
          settings={props}
        />
      )}
    </FormItem>
  )
}

interface BlockSampleProps {
  block: BlockDefinition<AnyProps>
  story: BlockStory<AnyProps>
}

/** Draws a block as a dashboard would draw it, but without a link. */
export function BlockSample({ block, story }: BlockSampleProps) {
  return (
    <block.Component
      title={story.title}
      value={story.value}
      to={undefined}
      loading={false}
      props={story.props ?? {}}
    />
  )
}

interface ChartSampleProps {
  chart: ChartDefinition<AnyProps>
  story: ChartStory<AnyProps>
}

/** Draws a chart as a dashboard or a report would draw it. */
export function ChartSample({ chart, story: { name: _, props = {}, ...args } }: ChartSampleProps) {
  return <chart.Component height={220} {...args} props={props} />
}
