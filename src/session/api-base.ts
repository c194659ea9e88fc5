const DEFAULT_BASE = '/jeecg-boot'

/** Base path of the API. The server has written the path into the HTML page. */
export function apiBase(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content
  return written?.startsWith('/') ? written.replace(/\/+$/, '') : DEFAULT_BASE
}
