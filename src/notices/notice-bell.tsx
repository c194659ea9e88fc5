/** Unread announcements. */
export function NoticeBell() {
  return null
}
