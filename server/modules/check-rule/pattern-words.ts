import { exprLimits } from '#schemas/expr'

/**
 * Chinese texts for the reasons that `patternProblem` returns. A syntax error has only a general Chinese
 * text, without details.
 */
const reasons: ReadonlyMap<string, string> = new Map([
  [
    `A pattern has at most ${exprLimits.patternLength} characters.`,
    `最多 ${exprLimits.patternLength} 个字符`,
  ],
  ['Back references are not supported.', '不支持反向引用'],
  ['Look-around and named groups are not supported.', '不支持断言与命名分组'],
  ["Groups can't be repeated.", '分组不可重复，否则匹配可能无法结束'],
  [
    'A pattern may have at most two quantifiers (three if it starts with ^ and has no |) and few alternatives.',
    '最多重复两处（以 ^ 开头且不含 | 时为三处），且分支不宜过多，否则匹配可能无法结束',
  ],
])

/** Returns the Chinese text of the reason why a pattern is rejected. */
export const patternProblemInChinese = (problem: string): string => reasons.get(problem) ?? '有语法错误'
