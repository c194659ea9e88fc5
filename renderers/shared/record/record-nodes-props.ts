import type { DataRecord, RecordState } from '#runtime'
import type { Detail, DetailNode } from '#schemas'

export interface RecordNodesProps {
  /** Id of the page. */
  page: string
  /** JSON Pointer of the list of nodes in its page. */
  pointer: string
  nodes: readonly DetailNode[]
  record: DataRecord
  layout: Detail['layout']
  isVisible: RecordState['isVisible']
}
