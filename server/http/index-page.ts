const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] ?? '')

const written = /(<meta name="api-base" content=")[^"]*"/

/** The client's `index.html` as this server serves it: it tells the client where the API is. */
export const withApiBase = (html: string, apiBase: string): string =>
  html.replace(written, (_tag, head: string) => `${head}${escapeText(apiBase)}"`)
