/** What a user does to his own account. */
export function UserMenu() {
  return null
}
