/** Content of an audit row that the changing code provides; user and page come from the request. */
export interface AuditEntry {
  /** Name of the operation, such as `bill.confirm`. */
  action: string
  subject: { kind: string; id: string }
  /** Record before and after the change. */
  detail: Record<string, unknown>
  /**
   * Area and table of the changed records, where they differ from the area of `action` and from
   * `subject.kind`, as in an import.
   */
  changes?: { area?: string; table?: string }
}

/** Author of changes that the server makes by itself. */
export const SYSTEM_USER = { id: 'system', username: 'system' }
