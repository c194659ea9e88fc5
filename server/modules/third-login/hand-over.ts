import type { HandOver } from './third-login.ts'

/** Message that older clients expect, to the character. */
const FAILED = '登录失败'

/** A browser that opens an address tells no language of ours. */
const WORDS = ['您可以关闭此窗口，回到之前的页面。', 'You can close this window and go on in the one before.']

const attributeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const messageOf = (over: HandOver): unknown => {
  if ('failed' in over) return FAILED
  return 'token' in over ? over.token : over.bind
}

/** The page of the popup: it holds what is handed over as data, and a script of its own file hands it over. */
export function handOverPage(over: HandOver, script: string): string {
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

/** Hands the message to the page that opened this one, if it is one of the same origin, and closes. */
export const handOverScript = `const { content } = document.querySelector('meta[name="hand-over"]')
if (window.opener) {
  window.opener.postMessage(JSON.parse(content), location.origin)
  window.close()
}
`
