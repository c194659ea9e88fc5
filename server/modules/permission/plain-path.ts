/** A path as menus keep theirs, but for `/` alone: decoded where it can be, without slashes at its end. */
export function plainPath(path: string): string {
  return decoded(path).replace(/\/+$/, '') || '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
