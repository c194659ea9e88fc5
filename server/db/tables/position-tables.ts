import type { Generated } from 'kysely'

export interface SysPositionTable {
  id: string
  code: string
  name: string
  post_rank: string | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}
