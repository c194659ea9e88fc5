import { isTemplate } from '../../expr/evaluate.ts'
import { splitTemplate } from '../../expr/template.ts'
import { isAtOrigin, parseFrameAddress } from '../../frame-address.ts'
import type { Text } from '../../meta/value.ts'
import type { CheckContext } from '../context.ts'
import { blocksOf } from '../dashboard-parts.ts'
import { detailFramesOf } from '../detail-parts.ts'
import { formNodesOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'

/** Checks that each frame has a fixed https origin that the operator has configured. */
export function checkFrames(context: CheckContext) {
  const { options, report } = context
  for (const { url, path } of framesOf(context)) {
    const fixed = fixedPart(url)
    const address = parseFrameAddress(fixed)
    const at = isTemplate(url) ? [...path, '$text'] : path
    // An expression directly after the host would become a part of the host name.
    if (!address || (isTemplate(url) && !/^https:\/\/[^/?#]+[/?#]/i.test(fixed))) {
      const message = `A frame starts with https:// and a fixed host, without user name and password: ${fixed}`
      report({ code: 'E248', path: at, message })
    } else if (!isAtOrigin(address, options.frameOrigins ?? [])) {
      const message = `${address.origin} is shown only if the operator has configured it as FRAME_ORIGINS.`
      report({ code: 'W310', path: at, message })
    }
  }
}

/** Returns the text of an address up to its first expression. */
function fixedPart(url: Text): string {
  if (!isTemplate(url)) return url
  const [first] = splitTemplate(url.$text).parts
  return first && 'text' in first ? first.text : ''
}

function framesOf({ page, options }: CheckContext): { url: Text; path: Path }[] {
  return [
    ...detailFramesOf(page).map(({ value, path }) => ({ url: value.url, path: [...path, 'url'] })),
    ...formNodesOf(page, options.contracts).flatMap(({ value, path }) =>
      value.node === 'frame' ? [{ url: value.url, path: [...path, 'url'] }] : [],
    ),
    ...blocksOf(page).flatMap(({ value, path }) =>
      'frame' in value ? [{ url: value.frame, path: [...path, 'frame'] }] : [],
    ),
  ]
}
