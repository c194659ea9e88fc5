/** Characters that some operating system forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they break headers and names alike.
const FORBIDDEN = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** Content-Disposition header with a Unicode file name and a plain fallback. */
export function attachmentHeader(name: string, { plain }: { plain: string }): string {
  const safe = name.toWellFormed().replace(FORBIDDEN, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`
}
