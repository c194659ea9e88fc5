import type { Generated } from 'kysely'

export interface SysUserAgentTable {
  id: string
  user_name: string
  agent_user_name: string
  start_time: string | null
  end_time: string | null
  status: Generated<string>
  create_name: string | null
  create_by: string | null
  create_time: Generated<string>
  update_name: string | null
  update_by: string | null
  update_time: string | null
  sys_org_code: string | null
  sys_company_code: string | null
}
