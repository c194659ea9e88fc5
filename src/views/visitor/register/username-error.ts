/** Pattern of valid user names. The server has the same pattern. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,49}$/u

/**
 * Error of a user name. The server checks whether the name is available on submit, after the SMS code, so that
 * visitors can't find out names by trying.
 */
export function usernameError(name: string): string | undefined {
  if (!name.trim()) return 'Enter your user name.'
  return USERNAME.test(name.trim()) ? undefined : 'Use 2 to 50 letters, digits, dots, hyphens or underscores.'
}
