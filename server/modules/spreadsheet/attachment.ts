/** What a file's name may not have on one system or another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they break headers and names alike.
const FORBIDDEN = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** The header that names a file, in any language, with a plain name beside it for who cannot read that. */
export function attachment(name: string, { plain }: { plain: string }): string {
  const safe = name.toWellFormed().replace(FORBIDDEN, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`
}
