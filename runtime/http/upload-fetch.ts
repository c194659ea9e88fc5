/**
 * Creates a `fetch` for ky that uploads with XMLHttpRequest. ky's own `onUploadProgress` streams the body,
 * which Chromium supports only over HTTP/2.
 */
export const createUploadFetch =
  (form: FormData, onProgress: (share: number) => void): typeof fetch =>
  (input) =>
    new Promise((resolve, reject) => {
      const { method, url, headers, signal } = input as Request
      signal.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, url)
      headers.forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(signal.reason)
      request.onload = () => {
        const { status, responseText } = request
        resolve(new Response(responseText || null, { status, headers: headersOf(request) }))
      }
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(form)
    })

/** Parses response headers. Each line is `name: value`. */
const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      }),
  )
