/** The part of an audit row that the code of the change provides. User and page come from the request. */
export interface AuditEntry {
  /** Name of the operation, such as `bill.confirm`. */
  action: string
  subject: { kind: string; id: string }
  /** Details of the change, such as the record before and after it. */
  detail: Record<string, unknown>
  /**
   * Area and table of the changed records. Given only if they differ from the area of `action` and from
   * `subject.kind`, for example for an import.
   */
  changes?: { area?: string; table?: string }
}

/** Author of changes that the server makes by itself. */
export const SYSTEM_USER = { id: 'system', username: 'system' }
