import type { DetailField, DetailNode } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { BlockDefinition, DataRecord } from '../registry/definitions.ts'

/** The record of a detail page. */
export interface RecordState {
  record: DataRecord | undefined
  isLoading: boolean
  error: AppError | undefined
  refresh: () => void
  /** Whether the user may see the node and its rule holds for the record. Throws where the rule can't be read. */
  isVisible: (node: Pick<DetailNode | DetailField, 'visible' | 'requires'>) => boolean
}

/** One block of a dashboard with its value. */
export interface Figure {
  id: string
  title: string
  block: BlockDefinition<AnyProps> | undefined
  value: unknown
  to: string | undefined
  isLoading: boolean
  error: AppError | undefined
  span: number
  props: AnyProps
  at: SchemaLocation
}

export interface FiguresState {
  /** The blocks the user may see. */
  figures: readonly Figure[]
  refresh: () => void
}
