import type { PopupMessage } from './oauth-login.ts'

/** Text of a failure. JeecgBoot clients check for exactly this text. */
const FAILED = '登录失败'

/**
 * Text of the page in both languages, since the redirect from the provider doesn't contain the user's
 * language.
 */
const WORDS = ['您可以关闭此窗口，回到之前的页面。', 'You can close this window and go on in the one before.']

const attributeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const messageOf = (message: PopupMessage): unknown => {
  if ('failed' in message) return FAILED
  return 'token' in message ? message.token : message.bind
}

/**
 * Creates the HTML page of the popup. The popup contains the message as data; a separate script file posts
 * this message to the page that opened the popup.
 */
export function popupPage(message: PopupMessage, script: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="hand-over" content="${attributeText(JSON.stringify(messageOf(message)))}">
<title>登录 · Sign-in</title>
<style>body { margin: 20vh auto; max-width: 24em; padding: 0 16px; font: 16px/1.6 system-ui, sans-serif; text-align: center }</style>
<script src="${script}" defer></script>
</head>
<body><p>${WORDS.join('</p><p lang="en">')}</p></body>
</html>
`
}

/**
 * Script that posts the message to the page that opened the popup, and then closes the popup. A page of
 * another origin can't receive the message.
 */
export const popupScript = `const { content } = document.querySelector('meta[name="hand-over"]')
if (window.opener) {
  window.opener.postMessage(JSON.parse(content), location.origin)
  window.close()
}
`
