/** Finds menu entries. */
export function HeaderSearch() {
  return null
}
