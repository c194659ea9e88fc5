import { addressStories } from './address/stories.ts'
import { avatarStories } from './avatar/stories.ts'
import { booleanStories } from './boolean/stories.ts'
import { contactStories } from './contact/stories.ts'
import { copyableStories } from './copyable/stories.ts'
import { dateStories } from './date/stories.ts'
import { dictStories } from './dict/stories.ts'
import { diffStories } from './diff/stories.ts'
import { fileStories } from './file/stories.ts'
import { htmlStories } from './html/stories.ts'
import { imageStories } from './image/stories.ts'
import { linkStories } from './link/stories.ts'
import { maskedStories } from './masked/stories.ts'
import { moneyStories } from './money/stories.ts'
import { numberStories } from './number/stories.ts'
import { progressStories } from './progress/stories.ts'
import { rateStories } from './rate/stories.ts'
import { sparklineStories } from './sparkline/stories.ts'
import { tagsStories } from './tags/stories.ts'
import { textStories } from './text/stories.ts'

/** The stories of each cell, by name. */
export const cellStories = {
  Text: textStories,
  Money: moneyStories,
  Rate: rateStories,
  Dict: dictStories,
  Date: dateStories,
  Masked: maskedStories,
  Link: linkStories,
  Address: addressStories,
  Html: htmlStories,
  Boolean: booleanStories,
  Number: numberStories,
  Progress: progressStories,
  Sparkline: sparklineStories,
  Tags: tagsStories,
  Avatar: avatarStories,
  Image: imageStories,
  Copyable: copyableStories,
  Contact: contactStories,
  Diff: diffStories,
  File: fileStories,
}
