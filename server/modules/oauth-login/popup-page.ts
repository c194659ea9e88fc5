import type { PopupMessage } from './oauth-login.ts'

/** Exact message that older clients expect. */
const FAILED = '登录失败'

/** The browser's address has no language, so the text is bilingual. */
const WORDS = ['您可以关闭此窗口，回到之前的页面。', 'You can close this window and go on in the one before.']

const attributeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const messageOf = (over: PopupMessage): unknown => {
  if ('failed' in over) return FAILED
  return 'token' in over ? over.token : over.bind
}

/** Page of the popup; the message is data, and a separate script file posts it to the opener. */
export function popupPage(over: PopupMessage, script: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="hand-over" content="${attributeText(JSON.stringify(messageOf(over)))}">
<title>登录 · Sign-in</title>
<style>body { margin: 20vh auto; max-width: 24em; padding: 0 16px; font: 16px/1.6 system-ui, sans-serif; text-align: center }</style>
<script src="${script}" defer></script>
</head>
<body><p>${WORDS.join('</p><p lang="en">')}</p></body>
</html>
`
}

/** Script that posts the message to the opener of the same origin and closes the popup. */
export const popupScript = `const { content } = document.querySelector('meta[name="hand-over"]')
if (window.opener) {
  window.opener.postMessage(JSON.parse(content), location.origin)
  window.close()
}
`
