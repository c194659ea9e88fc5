const DEFAULT_BASE = '/jeecg-boot'

/** The API's base path, as the server wrote it into the page. */
export function apiBase(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content
  return written?.startsWith('/') ? written.replace(/\/+$/, '') : DEFAULT_BASE
}
