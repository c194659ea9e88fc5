/** Characters that at least one operating system forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they break headers and names alike.
const FORBIDDEN = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** Returns a Content-Disposition header with a Unicode file name, and an ASCII file name for old clients. */
export function attachmentHeader(name: string, { plain }: { plain: string }): string {
  const safe = name.toWellFormed().replace(FORBIDDEN, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`
}
