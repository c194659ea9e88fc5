import type { DashboardBlock, DetailField, DetailNode } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'

/** The record of a detail page. */
export interface RecordState {
  record: DataRecord | undefined
  isLoading: boolean
  error: AppError | undefined
  refresh: () => void
  /** Whether the user may see the node and its rule holds for the record. Throws where the rule can't be read. */
  isVisible: (node: Pick<DetailNode | DetailField, 'visible' | 'requires'>) => boolean
}

/** One block of a dashboard with what it shows. */
export interface BlockState {
  id: string
  /** As the page has it. */
  block: DashboardBlock
  /** In the language of the user; empty where the block has none. */
  title: string
  /** What its expression gives, or its text. */
  value: unknown
  to: string | undefined
  isLoading: boolean
  /** Why there is nothing to show. */
  error: AppError | undefined
  /** Why what is shown may be old: the last time it was asked for, it failed. */
  staleError: AppError | undefined
  span: number
  at: SchemaLocation
  /** Asks again for what this block shows. */
  retry: () => void
}

export interface BlocksState {
  /** The blocks the user may see. */
  blocks: readonly BlockState[]
  refresh: () => void
}
