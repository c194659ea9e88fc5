/** The open pages. */
export function TabBar() {
  return null
}
